import { compound, openXml, pdf } from './documents';
import { eps } from './drawings';
import { picture } from './pictures';
import { svg } from './svg';
import { plainText } from './texts';
import { video } from './videos';
import type { Check } from './checks';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

const png = picture('png');
const jpeg = picture('jpeg');

const PICTURES: Record<string, Check> = { '.png': png, '.jpg': jpeg, '.jpeg': jpeg };

const VIDEOS: Record<string, Check> = Object.fromEntries(
  ['.mp4', '.m4v', '.mov', '.webm', '.mkv', '.avi', '.mpg', '.mpeg', '.ogv', '.wmv', '.3gp', '.flv'].map(
    (ext) => [ext, video],
  ),
);

const DOCUMENTS: Record<string, Check> = {
  '.doc': compound('application/msword', 'WordDocument'),
  '.xls': compound('application/vnd.ms-excel', 'Workbook', 'Book'),
  '.ppt': compound('application/vnd.ms-powerpoint', 'PowerPoint Document'),
  '.docx': openXml(`${OFFICE}.wordprocessingml.document`, 'word', 'document.xml'),
  '.xlsx': openXml(`${OFFICE}.spreadsheetml.sheet`, 'xl', 'workbook.xml'),
  '.pptx': openXml(`${OFFICE}.presentationml.presentation`, 'ppt', 'presentation.xml'),
  '.pdf': pdf,
  '.txt': plainText,
  '.svg': svg,
  '.eps': eps,
};

/** Where a file is meant for: an asset's original, its files, or either (Strapi's own upload screen). */
export type Purpose = 'original' | 'files' | 'either';

interface Accepted {
  checks: Record<string, Check>;
  sentence: string;
}

/** What is taken for each purpose (contract section 2), by extension. */
export const accepted: Record<Purpose, Accepted> = {
  original: { checks: { ...PICTURES, ...VIDEOS }, sentence: 'Kies een png, jpg of video.' },
  files: {
    checks: { ...PICTURES, ...DOCUMENTS },
    sentence: 'Kies een jpg, png, svg, pdf, txt, eps of een bestand van Word, Excel of PowerPoint.',
  },
  either: {
    checks: { ...PICTURES, ...VIDEOS, ...DOCUMENTS },
    sentence: 'Kies een beeld, video, svg, pdf, txt, eps of een bestand van Word, Excel of PowerPoint.',
  },
};
