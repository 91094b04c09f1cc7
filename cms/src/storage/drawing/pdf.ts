import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import { drawPage } from './first-page';
import type { DrawnFormat } from './jobs';
import { watched } from './watched';

const POINTS_PER_INCH = 72;
const CPU_MS = 10_000;

/** Of these the drawing on a page would use fonts and effects of its own. */
const DRAWN_OTHERWISE = /<(?:[\w-]+:)?(?:text|image|filter|foreignObject|switch)\b/;

type Page = PDFKit.PDFDocument;

/** A page as large as the picture, with what the file says of itself. */
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
  watched(CPU_MS, () =>
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

const GREY = '#808080';
const COMPARED_WIDTH = 480;
/** Of a colour; edges may be drawn a little otherwise. */
const OTHER_SHADE = 64;
const OTHER_PIXELS = 0.004;

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

/** How much of a page differs from a picture of the same shape, from 0 to 1. */
async function getDifference(page: Buffer, picture: Sharp): Promise<number> {
  const { pixels, width, height } = await drawPage(page, COMPARED_WIDTH);
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || Math.abs(info.height - height) > 1) return 1;
  const count = width * Math.min(height, info.height);
  let others = 0;
  for (let at = 0; at < count; at += 1) {
    const isOther = [0, 1, 2].some(
      (channel) =>
        Math.abs((pixels[at * 4 + channel] ?? 0) - (data[at * info.channels + channel] ?? 0)) > OTHER_SHADE,
    );
    if (isOther) others += 1;
  }
  return others / count;
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
  // White on white would show nothing, right or wrong.
  const seen = { ...drawn, background: drawn.background ?? GREY };
  try {
    const page = await watched(CPU_MS, () => drawOnPage(svg, own, seen));
    if ((await getDifference(page, draw(atWidth(seen, COMPARED_WIDTH)))) > OTHER_PIXELS) return null;
    return await watched(CPU_MS, () => drawOnPage(svg, own, drawn));
  } catch {
    // What that library cannot read, the one for pixels can.
    return null;
  }
}
