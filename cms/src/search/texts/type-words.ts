/** What people call a file of a type, besides its extension. */
const WORDS: Readonly<Record<string, string>> = {
  '.ppt': 'powerpoint presentatie dia',
  '.pptx': 'powerpoint presentatie dia',
  '.doc': 'word document',
  '.docx': 'word document',
  '.xls': 'excel rekenblad',
  '.xlsx': 'excel rekenblad',
  '.pdf': 'pdf document',
  '.txt': 'tekst',
  '.svg': 'vector',
  '.eps': 'vector drukwerk illustrator',
  '.png': 'afbeelding plaatje',
  '.jpg': 'foto afbeelding plaatje',
  '.jpeg': 'jpg foto afbeelding plaatje',
  '.mp4': 'video film',
  '.zip': 'archief',
  '.woff2': 'lettertype font',
  '.otf': 'lettertype font',
  '.ttf': 'lettertype font',
};

/** Whether a word is the extension of such files. */
export const isExtension = (word: string): boolean => Object.hasOwn(WORDS, `.${word}`);

/** The words by which a file is sought because of its type: `pptx powerpoint presentatie dia`. */
export const getTypeWords = ({ ext }: { ext: string }): string =>
  `${ext.slice(1)} ${WORDS[ext] ?? ''}`.trim();
