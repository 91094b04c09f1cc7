/** Accepted types for the image or video of an asset (specification section 5). */
export const ORIGINALS = 'video/*,image/png,image/jpeg';

const DOCUMENTS = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf', 'txt', 'svg', 'eps'];
const PICTURES = ['jpg', 'jpeg', 'png'];

export const FILES = [...PICTURES, ...DOCUMENTS].map((ext) => `.${ext}`).join(',');

const getExt = ({ name }: File): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const VIDEOS = ['mp4', 'm4v', 'mov', '3gp', 'webm', 'mkv', 'mpg', 'mpeg', 'avi', 'ogv', 'wmv', 'flv'];

/** Why a file cannot become an asset, or null. The server also inspects the contents. */
export function refusalOfOriginal(file: File): string | null {
  const ext = getExt(file);
  if (PICTURES.includes(ext) || VIDEOS.includes(ext)) return null;
  return DOCUMENTS.includes(ext)
    ? 'Een asset begint met een PNG, JPEG of video. Open een asset en zet dit bij de bestanden.'
    : 'Kies een PNG, JPEG of video.';
}

/** Why a file cannot be added to an asset, or null. */
export function refusalOfFile(file: File): string | null {
  const ext = getExt(file);
  if (PICTURES.includes(ext) || DOCUMENTS.includes(ext)) return null;
  if (['ai', 'indd', 'psd'].includes(ext)) return 'Bewerkbare bestanden lever je aan als EPS.';
  return 'Kies een JPG, PNG, SVG, PDF, TXT, EPS of een bestand van Word, Excel of PowerPoint.';
}

export const getTitle = ({ name }: { name: string }): string => name.replace(/\.[^.]+$/, '');
