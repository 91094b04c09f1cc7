/** A text for display: null, and the literal word 'null', become empty (specification section 3). */
export const shownText = (text: string | null | undefined): string =>
  text === null || text === undefined || text === 'null' ? '' : text;

/** The name of an asset where it needs one. */
export const getName = ({ title, original }: { title: string | null; original: { name: string } | null }) =>
  shownText(title) || original?.name || 'Zonder titel';

/** The alternative text of an asset; empty when it is decorative. */
export const getAlternative = ({
  decorative,
  description,
  title,
}: {
  decorative: boolean;
  description: string | null;
  title: string | null;
}): string => (decorative ? '' : shownText(description) || shownText(title));
