/** A text as it is shown: null, and the word for it, are empty (specification section 3). */
export const shownText = (text: string | null | undefined): string =>
  text === null || text === undefined || text === 'null' ? '' : text;

/** What an asset is called where it has to be called something. */
export const getName = ({ title, original }: { title: string | null; original: { name: string } | null }) =>
  shownText(title) || original?.name || 'Zonder titel';

/** What stands for an asset where it is not seen; nothing when it is decorative. */
export const getAlternative = ({
  decorative,
  description,
  title,
}: {
  decorative: boolean;
  description: string | null;
  title: string | null;
}): string => (decorative ? '' : shownText(description) || shownText(title));
