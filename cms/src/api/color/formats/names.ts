// What breaks a line, turns its direction or cannot stand in XML. Other tools than the portal may have stored it.
const UNSEEN = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]+/gu;

/** A text as people typed it, in the characters that every format can hold on one line. */
export const onOneLine = (text: string): string => text.replaceAll(UNSEEN, ' ').trim();

/** What a colour is called in a list of colours. */
export const getLabel = ({ name, token }: { name: string; token: string }): string =>
  onOneLine(name) || token;

/** What a file is called inside. */
export const getTitle = ({ n }: { n: number }): string => `Huisstijl, versie ${n}`;

/** blueDark as blue-dark. Each name in code has its own. */
export const toKebab = (token: string): string =>
  token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a font, without what could end it or be read as code. */
export const getFamily = (family: string): string =>
  onOneLine(family)
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim();
