/** What the editor of rich text keeps as it is. */
const KNOWN = new Set([
  ...['P', 'BR', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'HR'],
  ...['STRONG', 'B', 'EM', 'I', 'S', 'A'],
]);
const KNOWN_ATTRIBUTES: Record<string, readonly string[] | undefined> = {
  A: ['href', 'target', 'rel', 'title'],
  OL: ['start'],
};

const isKnown = (element: Element): boolean =>
  KNOWN.has(element.tagName) &&
  [...element.attributes].every(({ name }) => KNOWN_ATTRIBUTES[element.tagName]?.includes(name));

/** Whether a rich text holds nothing that the editor of rich text would lose, such as tables and pictures. */
export function isWritable(html: string): boolean {
  if (!html.includes('<')) return true;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(isKnown);
}
