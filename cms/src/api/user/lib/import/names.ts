/** What stands before a family name. */
const INFIXES = new Set(
  "van von de den der des het 't d' t ten ter te op in aan bij onder over uit voor la le el du da dos di zu".split(
    ' ',
  ),
);

const getWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const isInfix = (word: string): boolean => INFIXES.has(word.toLowerCase().replace(/[’‘`]/g, "'"));

const joinNames = (...parts: string[]): string => parts.filter(Boolean).join(' ');

/** 'Berg, van der' as 'van der Berg'. */
function reorderInfix(lastName: string): string {
  const [family = '', infix = '', ...more] = lastName.split(',').map((part) => part.trim());
  const isTurned = infix !== '' && more.length === 0 && getWords(infix).every(isInfix);
  return isTurned ? joinNames(infix, family) : lastName;
}

/** A last name with its infix, once. */
export function withInfix(infix: string, lastName: string): string {
  const straight = reorderInfix(lastName);
  const hasIt = straight.toLowerCase().startsWith(`${infix.toLowerCase()} `);
  return straight === '' || hasIt ? straight : joinNames(infix, straight);
}

/** 'Berg, Jan van der': the infix follows the first name. */
function splitReversed(family: string, given: string): { firstName: string; lastName: string } {
  const words = getWords(given);
  const last = words.findLastIndex((word) => !isInfix(word));
  return {
    firstName: words.slice(0, last + 1).join(' '),
    lastName: joinNames(...words.slice(last + 1), family),
  };
}

/** A whole name in two: the last name begins at its infix, else behind the first word. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [family = '', given, ...more] = name.split(',').map((part) => part.trim());
  if (family && given && more.length === 0) return splitReversed(family, given);
  const words = getWords(name);
  const infix = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isInfix(word));
  const at = infix < 0 ? 1 : infix;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
