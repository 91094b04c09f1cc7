import type { FileAnswer } from '../http/schemas/assets';

interface About {
  ext: string;
  mime: string;
}

/** The purpose of a file: only EPS is for editing. */
export function fileKind({ ext, mime }: About): FileAnswer['kind'] {
  if (ext === '.eps') return 'editable';
  return mime.startsWith('video/') ? 'video' : 'usable';
}

/** Whether a file is a vector drawing, which has no largest size. */
export const isVector = ({ mime }: About): boolean => mime === 'image/svg+xml';

const PICTURES = ['image/png', 'image/jpeg'];

/** Whether a file is a picture of pixels, which may say where it was made. */
export const isPhoto = ({ mime }: About): boolean => PICTURES.includes(mime);

/** Whether the portal can make renditions of a file. */
export const isPicture = (file: About): boolean => isVector(file) || isPhoto(file);

/** Whether a file is a PDF, of which the first page can be drawn. */
export const isPdf = ({ mime }: About): boolean => mime === 'application/pdf';

/** Types of files of which the text is read for searching. */
export const READABLE = ['.pdf', '.docx', '.pptx', '.xlsx', '.txt'] as const;
