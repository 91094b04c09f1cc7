/** The accepted file types by extension: one list for the server, which inspects their content, and the screens. */

/** What an asset shows, and any asset can have for downloading. */
export const PICTURES = ['png', 'jpg', 'jpeg'] as const;

export const VIDEOS = [
  ...['mp4', 'm4v', 'mov', '3gp', 'webm', 'mkv'],
  ...['mpg', 'mpeg', 'avi', 'ogv', 'wmv', 'flv'],
] as const;

/** Pictures for downloading. */
export const OTHER_PICTURES = ['webp', 'avif', 'tif', 'tiff', 'heic', 'heif'] as const;

const OFFICE = ['doc', 'docx', 'dotx', 'xls', 'xlsx', 'xltx', 'ppt', 'pptx', 'potx'] as const;

export const DOCUMENTS = [...OFFICE, 'pdf', 'txt', 'svg', 'eps', 'zip', 'woff2', 'otf', 'ttf'] as const;

/** What is said in a video, as text. */
export const CAPTIONS = ['vtt', 'srt'] as const;

/** The files that an asset can have besides its picture or video. */
export const FILES = [...PICTURES, ...OTHER_PICTURES, ...DOCUMENTS, ...CAPTIONS] as const;

/** Files of which the text is read for searching; with a dot. */
export const READABLE = ['.pdf', '.docx', '.dotx', '.pptx', '.potx', '.xlsx', '.xltx', '.txt'] as const;

const advise = (advice: string, ...kinds: string[]): [string, string][] =>
  kinds.map((kind) => [kind, advice]);

const NO_MACROS = 'Bewaar het zonder macro’s, als ';

/** Advice for file types that the portal does not accept. */
const ADVICE = new Map([
  ...advise('Bewaar het in Illustrator als PDF, SVG of EPS, of doe het in een zip.', 'ai', 'ait'),
  ...advise('Bewaar het als EPS of PDF, of doe het in een zip.', 'indd', 'idml', 'psd', 'sketch', 'fig'),
  ...advise('Bewaar het als EPS of PDF.', 'ps'),
  ...advise('Bewaar het beeld als PNG of JPEG.', 'gif', 'bmp', 'jp2', 'jxl', 'ico'),
  ...advise(`${NO_MACROS}docx.`, 'docm'),
  ...advise(`${NO_MACROS}xlsx.`, 'xlsm', 'xlam'),
  ...advise('Bewaar het in Excel als xlsx.', 'xlsb'),
  ...advise(`${NO_MACROS}pptx.`, 'pptm', 'ppsm', 'ppam'),
  ...advise(`${NO_MACROS}dotx.`, 'dotm'),
  ...advise(`${NO_MACROS}xltx.`, 'xltm'),
  ...advise(`${NO_MACROS}potx.`, 'potm'),
  ...advise('Bewaar het in Word als dotx.', 'dot'),
  ...advise('Bewaar het in Excel als xltx.', 'xlt'),
  ...advise('Bewaar het in PowerPoint als potx.', 'pot'),
  ...advise('Bewaar het in PowerPoint als pptx.', 'pps', 'ppsx'),
  ...advise('Bewaar het als docx of pdf.', 'odt', 'rtf', 'pages'),
  ...advise('Bewaar het als xlsx of pdf.', 'ods', 'csv', 'numbers'),
  ...advise('Bewaar het als pptx of pdf.', 'odp', 'key'),
  ...advise('Pak het uit en maak er een zip van.', 'rar', '7z', 'tar', 'gz', 'tgz'),
  ...advise('Lever het lettertype aan als WOFF2, OTF of TTF.', 'woff', 'eot'),
]);

/** What to do with a file of a kind that is not taken, by its extension without a dot. */
export const getAdvice = (ext: string): string => ADVICE.get(ext) ?? 'Doe het in een zip, dan kan het wel.';
