import { compound, pdf, eps, video } from './signatures';
import { openXml } from './open-xml';
import { picture } from './pictures';
import { svg } from './svg';
import { plainText } from './texts';
import { otf, ttf, woff2 } from './fonts';
import { archive } from './archives';
import { withoutPlace } from './without-place';
import type { Check } from './checks';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const png = withoutPlace('take-place', picture('png'));
const jpeg = withoutPlace('take-place', picture('jpeg'));

const PICTURES: Record<string, Check> = { '.png': png, '.jpg': jpeg, '.jpeg': jpeg };

// Programs vary in how they name the types within a family.
const mpeg4 = withoutPlace(
  'take-place-of-film',
  video('video/mp4', 'video/x-m4v', 'video/quicktime', 'video/3gpp', 'video/3gpp2'),
);
const matroska = video('video/webm', 'video/matroska');
const mpeg = video('video/mpeg', 'video/MP1S', 'video/MP2P', 'video/mp2t');

const VIDEOS: Record<string, Check> = {
  '.mp4': mpeg4,
  '.m4v': mpeg4,
  '.mov': mpeg4,
  '.3gp': mpeg4,
  '.webm': matroska,
  '.mkv': matroska,
  '.mpg': mpeg,
  '.mpeg': mpeg,
  '.avi': video('video/vnd.avi'),
  '.ogv': video('video/ogg'),
  '.wmv': video('video/x-ms-asf'),
  '.flv': video('video/x-flv'),
};

const DOCUMENTS: Record<string, Check> = {
  '.doc': compound('application/msword', 'WordDocument'),
  '.xls': compound('application/vnd.ms-excel', 'Workbook', 'Book'),
  '.ppt': compound('application/vnd.ms-powerpoint', 'PowerPoint Document'),
  '.docx': openXml({ mime: `${OFFICE}.wordprocessingml.document`, main: 'word/document.xml' }),
  '.xlsx': openXml({ mime: `${OFFICE}.spreadsheetml.sheet`, main: 'xl/workbook.xml' }),
  '.pptx': openXml({ mime: `${OFFICE}.presentationml.presentation`, main: 'ppt/presentation.xml' }),
  '.pdf': pdf,
  '.txt': plainText,
  '.svg': svg,
  '.eps': eps,
  '.zip': archive,
  '.woff2': woff2,
  '.otf': otf,
  '.ttf': ttf,
};

/**
 * What a file is for: an asset's original, its files, either (Strapi's own upload screen), a logo of the portal, or
 * its picture in a browser's tab.
 */
export type Purpose = 'original' | 'files' | 'either' | 'logo' | 'icon';

interface Accepted {
  checks: Record<string, Check>;
  sentence: string;
}

/** The accepted types per purpose, by extension. */
export const accepted: Record<Purpose, Accepted> = {
  original: { checks: { ...PICTURES, ...VIDEOS }, sentence: 'Kies een png, jpg of video.' },
  files: {
    checks: { ...PICTURES, ...DOCUMENTS },
    sentence:
      'Kies een jpg, png, svg, pdf, txt, eps, zip, lettertype of een bestand van Word, Excel of PowerPoint.',
  },
  logo: { checks: { ...PICTURES, '.svg': svg }, sentence: 'Kies een svg, png of jpg.' },
  icon: { checks: { '.png': png, '.svg': svg }, sentence: 'Kies een svg of png.' },
  either: {
    checks: { ...PICTURES, ...VIDEOS, ...DOCUMENTS },
    sentence:
      'Kies een beeld, video, svg, pdf, txt, eps, zip, lettertype of een bestand van Word, Excel of PowerPoint.',
  },
};
