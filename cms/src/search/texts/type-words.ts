import { OTHER_PICTURES, PICTURES, VIDEOS } from '../../shared/accepted-kinds';

/** What people call a file of a type, besides its extension. */
const WORDS: Readonly<Record<string, string>> = {
  '.ppt': 'powerpoint presentatie dia',
  '.pptx': 'ppt powerpoint presentatie dia',
  '.potx': 'powerpoint presentatie dia sjabloon',
  '.doc': 'word document',
  '.docx': 'doc word document',
  '.dotx': 'word document sjabloon',
  '.xls': 'excel rekenblad',
  '.xlsx': 'xls excel rekenblad',
  '.xltx': 'excel rekenblad sjabloon',
  '.pdf': 'pdf document',
  '.txt': 'tekst',
  '.svg': 'vector',
  '.eps': 'vector drukwerk illustrator',
  '.png': 'afbeelding plaatje',
  '.jpg': 'foto afbeelding plaatje',
  '.jpeg': 'jpg foto afbeelding plaatje',
  '.webp': 'foto afbeelding plaatje',
  '.avif': 'foto afbeelding plaatje',
  '.tif': 'tiff foto afbeelding plaatje drukwerk',
  '.tiff': 'tif foto afbeelding plaatje drukwerk',
  '.heic': 'foto afbeelding plaatje iphone',
  '.heif': 'heic foto afbeelding plaatje iphone',
  ...Object.fromEntries(VIDEOS.map((kind) => [`.${kind}`, 'video film'])),
  '.zip': 'archief',
  '.woff2': 'lettertype font',
  '.otf': 'lettertype font',
  '.ttf': 'lettertype font',
};

/** Whether a word is the extension of such files. */
export const isExtension = (word: string): boolean => Object.hasOwn(WORDS, `.${word}`);

const PICTURE_FORMATS = new Set<string>([...PICTURES, ...OTHER_PICTURES]);
/** Whether a word is the format of a picture. */
export const isPictureFormat = (word: string): boolean => PICTURE_FORMATS.has(word);

/** The words by which a file is sought because of its type: `pptx powerpoint presentatie dia`. */
export const getTypeWords = ({ ext }: { ext: string }): string =>
  `${ext.slice(1)} ${WORDS[ext] ?? ''}`.trim();
