const MOST = 500;

/** What may lead to a person, in the order in which it is taken out. */
const PERSONAL: readonly RegExp[] = [
  // Addresses of mail, of the web, and paths.
  /[^\s"'<>()]+@[^\s"'<>()]+/g,
  /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]*/gi,
  /(?<![\w/])\/[^\s"'<>()]+/g,
  // Addresses of machines.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
  // Tokens and numbers.
  /[\w+/=.~-]{24,}|(?=[\w+/=.~-]*\d)[\w+/=.~-]{12,}|\d[\d -]{2,}\d/g,
];

/** Quoted text, but for names as code has them; a quotation without an end goes to the last letter. */
const QUOTED = /(?<!\w)(["'`])(?![a-z_$][\w$]*\1)[^]*?(?:\1(?!\w)|$)/g;
const TYPED = /[“‘«][^]*?(?:[”’»]|$)/g;

/** The message of an error without anything that looks like an address, a token, a number or somebody's text. */
export function scrub(message: string): string {
  const short = message.length > MOST ? message.slice(0, MOST).replace(/\S*$/, '…') : message;
  return PERSONAL.reduce(
    (text, pattern) => text.replace(pattern, '…'),
    short.replace(QUOTED, '"…"').replace(TYPED, '"…"'),
  );
}
