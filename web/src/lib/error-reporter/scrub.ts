const MOST = 500;

/** Patterns that may identify a person, in the order in which they are removed. */
const PERSONAL: readonly RegExp[] = [
  // Email addresses, URLs and paths.
  /[^\s"'<>()]+@[^\s"'<>()]+/g,
  /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]*/gi,
  /(?<![\w/])\/[^\s"'<>()]+/g,
  // IP addresses.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
  // Tokens and numbers.
  /[\w+/=.~-]{24,}|(?=[\w+/=.~-]*\d)[\w+/=.~-]{12,}|\d[\d -]{2,}\d/g,
];

/** Quoted text, except identifiers; an unclosed quote runs to the last letter. */
const QUOTED = /(?<!\w)(["'`])(?![a-z_$][\w$]*\1)[^]*?(?:\1(?!\w)|$)/g;
const TYPED = /[“‘«][^]*?(?:[”’»]|$)/g;

/** An error message without anything that looks like an address, a token, a number or user content. */
export function scrub(message: string): string {
  const short = message.length > MOST ? message.slice(0, MOST).replace(/\S*$/, '…') : message;
  return PERSONAL.reduce(
    (text, pattern) => text.replace(pattern, '…'),
    short.replace(QUOTED, '"…"').replace(TYPED, '"…"'),
  );
}
