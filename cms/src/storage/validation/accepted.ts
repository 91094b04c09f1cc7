import type { CAPTIONS, DOCUMENTS, OTHER_PICTURES, PICTURES, VIDEOS } from '../../shared/accepted-kinds';
import { archive } from './archives';
import { captions } from './captions';
import type { Check } from './checks';
import { otf, ttf, woff2 } from './fonts';
import { heif } from './heif';
import { doc, ppt, xls } from './old-office';
import { openXml } from './open-xml';
import { picture } from './pictures';
import { eps, pdf } from './signatures';
import { svg } from './svg';
import { plainText } from './texts';
import { avi, flash, matroska, mpeg, mpeg4, ogg, webm, windowsMedia } from './videos';
import { withoutLocation } from './without-location';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORD = 'word/document.xml';
const EXCEL = 'xl/workbook.xml';
const POWERPOINT = 'ppt/presentation.xml';

/** A check for each of these extensions. */
type Checks<Ext extends string> = Record<Ext, Check>;

const png = withoutLocation('take-place', picture('png'));
const jpeg = withoutLocation('take-place', picture('jpeg'));
const tiff = withoutLocation('take-place', picture('tiff'));
const heic = withoutLocation('take-place-of-heif', heif);

const pictures: Checks<(typeof PICTURES)[number]> = { png, jpg: jpeg, jpeg };

const otherPictures: Checks<(typeof OTHER_PICTURES)[number]> = {
  webp: withoutLocation('take-place', picture('webp')),
  avif: heic,
  heic,
  heif: heic,
  tif: tiff,
  tiff,
};

const film = (check: Check): Check => withoutLocation('take-place-of-film', check);

const videos: Checks<(typeof VIDEOS)[number]> = {
  mp4: film(mpeg4),
  m4v: film(mpeg4),
  mov: film(mpeg4),
  '3gp': film(mpeg4),
  webm: film(webm),
  mkv: film(matroska),
  // Has no room for words.
  mpg: mpeg,
  mpeg,
  avi: film(avi),
  ogv: film(ogg),
  wmv: film(windowsMedia),
  flv: film(flash),
};

const documents: Checks<(typeof DOCUMENTS)[number]> = {
  doc,
  xls,
  ppt,
  docx: openXml({ mime: `${OFFICE}.wordprocessingml.document`, main: WORD }),
  dotx: openXml({ mime: `${OFFICE}.wordprocessingml.template`, main: WORD }),
  xlsx: openXml({ mime: `${OFFICE}.spreadsheetml.sheet`, main: EXCEL }),
  xltx: openXml({ mime: `${OFFICE}.spreadsheetml.template`, main: EXCEL }),
  pptx: openXml({ mime: `${OFFICE}.presentationml.presentation`, main: POWERPOINT }),
  potx: openXml({ mime: `${OFFICE}.presentationml.template`, main: POWERPOINT }),
  pdf,
  txt: plainText,
  svg,
  eps,
  zip: archive,
  woff2,
  otf,
  ttf,
};

const spoken: Checks<(typeof CAPTIONS)[number]> = { vtt: captions, srt: captions };

/**
 * What a file is for: an asset's original, its files, either (Strapi's own upload screen), a logo of the portal, its
 * picture in a browser's tab, or its ornament.
 */
export type Purpose = 'original' | 'files' | 'either' | 'logo' | 'icon' | 'drawing';

interface Accepted {
  checks: ReadonlyMap<string, Check>;
  sentence: string;
}

const accept = (checks: Record<string, Check>, sentence: string): Accepted => ({
  checks: new Map(Object.entries(checks)),
  sentence,
});

const DOWNLOADS =
  'svg, pdf, txt, eps, zip, lettertype, ondertiteling (vtt of srt) of een bestand of sjabloon van Word, Excel of PowerPoint.';

/** The accepted types per purpose, by extension. */
export const accepted: Record<Purpose, Accepted> = {
  original: accept({ ...pictures, ...videos }, 'Kies een png, jpg of video.'),
  files: accept(
    { ...pictures, ...otherPictures, ...documents, ...spoken },
    `Kies een jpg, png, webp, avif, tiff, heic, ${DOWNLOADS}`,
  ),
  logo: accept({ ...pictures, svg }, 'Kies een svg, png of jpg.'),
  icon: accept({ png, svg }, 'Kies een svg of png.'),
  drawing: accept({ svg }, 'Kies een svg.'),
  either: accept(
    { ...pictures, ...otherPictures, ...videos, ...documents, ...spoken },
    `Kies een beeld, video, ${DOWNLOADS}`,
  ),
};
