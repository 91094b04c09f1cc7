// Characters that break a line, change its direction or are invalid in XML. Other tools may have stored them.
const UNSEEN = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** A text on one line, without characters that some formats cannot contain. */
export const onOneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();

/** The label of a colour in a list of colours. */
export const getLabel = ({ name, token }: { name: string; token: string }): string =>
  onOneLine(name) || token;

/** The title inside the file. */
export const getTitle = ({ n }: { n: number }): string => `Huisstijl, versie ${n}`;

/** blueDark as blue-dark. Every name in code maps to a different one. */
export const toKebab = (token: string): string =>
  token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A font name, without characters that could end it or be read as code. */
export const getFamily = (family: string): string =>
  onOneLine(family)
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim();
