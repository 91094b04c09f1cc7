/** The content of a mail, from which both its text and its HTML are made. */
export interface Letter {
  /** Its purpose in one word: the only thing that the log says about it. */
  kind: string;
  subject: string;
  /** Paragraphs above the link. */
  opening: readonly string[];
  link: { label: string; url: string };
  /** Paragraphs below it. */
  closing: readonly string[];
}

/** The plain text of a mail, with its link on a line of its own. */
export const getText = ({ opening, link, closing }: Letter): string =>
  [...opening, `${link.label}:\n${link.url}`, ...closing].join('\n\n') + '\n';
