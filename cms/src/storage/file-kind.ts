import type { FileResponse } from '../http/schemas/assets';

interface About {
  ext: string;
  mime: string;
}

/** The purpose of a file: only EPS is for editing, and captions are of the video beside them. */
export function fileKind({ ext, mime }: About): FileResponse['kind'] {
  if (ext === '.eps') return 'editable';
  if (ext === '.vtt') return 'captions';
  return mime.startsWith('video/') ? 'video' : 'usable';
}

/** Whether a file is a vector drawing, which has no largest size. */
export const isVector = ({ mime }: About): boolean => mime === 'image/svg+xml';

const PHOTOS = ['image/png', 'image/jpeg', 'image/webp', 'image/tiff'];

/** Whether a file is a picture of pixels, which may say where it was made. */
export const isPhoto = ({ mime }: About): boolean => PHOTOS.includes(mime);

/** Whether a file is a picture, also one that the portal cannot draw: those of telephones are H.265. */
export const isImage = ({ mime }: About): boolean => mime.startsWith('image/');

/** Whether the portal can make renditions of a file. */
export const isPicture = (file: About): boolean =>
  isVector(file) || isPhoto(file) || file.mime === 'image/avif';

/** Whether a file is a PDF, of which the first page can be drawn. */
export const isPdf = ({ mime }: About): boolean => mime === 'application/pdf';
