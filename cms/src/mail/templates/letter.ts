/** What a mail says. The same words make its text and its HTML. */
export interface Letter {
  /** What it is for, in one word: all that the log tells of it. */
  kind: string;
  subject: string;
  /** Paragraphs above the link. */
  opening: readonly string[];
  link: { label: string; url: string };
  /** Paragraphs below it. */
  closing: readonly string[];
}

/** The text of a mail. Its link stands on a line of its own. */
export const getText = ({ opening, link, closing }: Letter): string =>
  [...opening, `${link.label}:\n${link.url}`, ...closing].join('\n\n') + '\n';
