import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import { drawPage } from './first-page';
import type { DrawnFormat } from './jobs';
import { withPlainStyles } from './plain-styles';
import { withPlainValues } from './plain-values';
import { withWatchdog } from './watchdog';

const POINTS_PER_INCH = 72;
const CPU_MS = 10_000;

/** Of these the drawing on a page would use fonts and effects of its own. */
const DRAWN_OTHERWISE = /<(?:[\w-]+:)?(?:text|image|filter|foreignObject|switch)\b/;

type Page = PDFKit.PDFDocument;

/** A page as large as the picture, with the metadata of the file. */
async function makePage(
  { part, dpi, words, background }: DrawnFormat,
  fill: (page: Page) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const perPixel = POINTS_PER_INCH / (dpi ?? POINTS_PER_INCH);
  const page = new PDFDocument({
    size: [part.width * perPixel, part.height * perPixel],
    margin: 0,
    lang: 'nl',
    info: {
      Title: words.title,
      Subject: words.description,
      Author: words.maker,
      Keywords: `${words.rights} ${words.url}`.trim(),
      // The same picture gives the same file, whenever it is drawn.
      CreationDate: new Date(words.madeAt),
    },
  });
  const written = buffer(page);
  if (background) page.rect(0, 0, page.page.width, page.page.height).fill(background);
  page.scale(perPixel);
  fill(page);
  page.end();
  return written;
}

/** A page with a picture, a PNG or a JPEG that fills it. */
export const pictureInPdf = (picture: Buffer, drawn: DrawnFormat): Promise<Buffer> =>
  withWatchdog(CPU_MS, () =>
    makePage(
      drawn,
      (page) => void page.image(picture, 0, 0, { width: drawn.part.width, height: drawn.part.height }),
    ),
  );

const nothing = (): string => '';

async function drawOnPage(
  svg: string,
  own: { width: number; height: number },
  drawn: DrawnFormat,
): Promise<Buffer> {
  const { default: drawSvg } = await import('svg-to-pdfkit');
  return makePage(drawn, (page) => {
    page.translate(-drawn.part.left, -drawn.part.top);
    page.scale(drawn.width / own.width, drawn.height / own.height);
    drawSvg(page, svg, 0, 0, { ...own, assumePt: true, imageCallback: nothing, documentCallback: nothing });
  });
}

const COMPARED_WIDTH = 480;
/** In pixels; what covers as much of it is alike, however its edges are smoothed. */
const BLOCK = 4;
/** Of a colour; besides, edges may lie a pixel elsewhere, which is a part of how much a block differs in itself. */
const OTHER_SHADE = 8;
const OTHER_BLOCKS = 0.001;
/** What is half-transparent shows on one of them. */
const GROUNDS = [0, 255];

/** The same drawing at another width. */
function atWidth(drawn: DrawnFormat, width: number): DrawnFormat {
  const scale = width / drawn.part.width;
  const part = {
    left: Math.floor(drawn.part.left * scale),
    top: Math.floor(drawn.part.top * scale),
    width,
    height: Math.max(1, Math.round(drawn.part.height * scale)),
  };
  return {
    ...drawn,
    width: Math.max(Math.round(drawn.width * scale), part.left + part.width),
    height: Math.max(Math.round(drawn.height * scale), part.top + part.height),
    part,
  };
}

/** Pixels of red, green, blue and alpha. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The colour of a block on a ground, per channel, and the most that its pixels differ from it. */
function getShades({ data, width }: Pixels, left: number, top: number, ground: number) {
  const seen: number[][] = [[], [], []];
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      seen.forEach((shades, channel) =>
        shades.push((data[at + channel] ?? 0) * alpha + ground * (1 - alpha)),
      );
    }
  }
  const means = seen.map((shades) => shades.reduce((sum, shade) => sum + shade) / BLOCK ** 2);
  return { means, spread: Math.max(...seen.map((shades) => Math.max(...shades) - Math.min(...shades))) };
}

function isOther(one: Pixels, other: Pixels, left: number, top: number): boolean {
  return GROUNDS.some((ground) => {
    const [here, there] = [one, other].map((each) => getShades(each, left, top, ground));
    if (!here || !there) return false;
    const allowed = OTHER_SHADE + Math.max(here.spread, there.spread) / BLOCK;
    return here.means.some((mean, channel) => Math.abs(mean - (there.means[channel] ?? 0)) > allowed);
  });
}

/** How much of two drawings differs on any ground, from 0 to 1. Their outermost edge may end a pixel earlier. */
function getDifference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || Math.abs(one.height - other.height) > 1) return 1;
  const height = Math.min(one.height, other.height);
  let [blocks, others] = [0, 0];
  for (let top = BLOCK; top + 2 * BLOCK <= height; top += BLOCK) {
    for (let left = BLOCK; left + 2 * BLOCK <= one.width; left += BLOCK) {
      blocks += 1;
      if (isOther(one, other, left, top)) others += 1;
    }
  }
  return blocks === 0 ? 0 : others / blocks;
}

async function isAlike(page: Buffer, picture: Sharp): Promise<boolean> {
  const { pixels, width, height } = await drawPage(page, COMPARED_WIDTH, { isTransparent: true });
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = { data, width: info.width, height: info.height };
  return getDifference({ data: pixels, width, height }, drawn) <= OTHER_BLOCKS;
}

/**
 * A vector drawing as vectors on a page; null when the page would show something else than `draw` does, which draws
 * it in pixels.
 */
export async function vectorInPdf(
  svg: string,
  own: { width: number; height: number },
  drawn: DrawnFormat,
  draw: (drawn: DrawnFormat) => Sharp,
): Promise<Buffer | null> {
  if (DRAWN_OTHERWISE.test(svg)) return null;
  try {
    const page = await withWatchdog(CPU_MS, () =>
      drawOnPage(withPlainValues(withPlainStyles(svg)), own, drawn),
    );
    return (await isAlike(page, draw(atWidth(drawn, COMPARED_WIDTH)))) ? page : null;
  } catch {
    // What that library cannot read, the one for pixels can.
    return null;
  }
}
