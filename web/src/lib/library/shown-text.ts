/** A text as it is shown: null, and the word for it, are empty (specification section 3). */
export const shownText = (text: string | null | undefined): string =>
  text === null || text === undefined || text === 'null' ? '' : text;

/** What an asset is called where it has to be called something. */
export const nameOf = ({ title, original }: { title: string | null; original: { name: string } | null }) =>
  shownText(title) || original?.name || 'Zonder titel';
