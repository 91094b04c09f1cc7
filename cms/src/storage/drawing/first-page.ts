import { withWatchdog } from './watchdog';

/** A page that is much longer than wide, or the reverse, has nothing to see in a preview. */
const MAX_RATIO = 8;

/** The pixels (RGBA) of a page, and its own size in points. */
export interface DrawnPage {
  pixels: Uint8Array;
  width: number;
  height: number;
  ownWidth: number;
  ownHeight: number;
}

/** Whether a PDF could not be opened because it wants a password. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Password required');

interface PageOptions {
  /** What is on the page without the white of paper, and without what one may fill in. */
  isTransparent?: boolean;
  cpuMs?: number;
}

const CPU_MS = 12_000;

async function drawFirstPage(
  document: Uint8Array,
  width: number,
  isTransparent: boolean,
): Promise<DrawnPage> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const page = (await library.loadDocument(document)).getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const ratio = originalHeight / originalWidth;
    if (!(ratio < MAX_RATIO && ratio > 1 / MAX_RATIO))
      throw new Error('The first page has an unusual shape.');
    const height = Math.max(1, Math.round(width * ratio));
    const { data, ...size } = await page.render({
      width,
      height,
      transparent: isTransparent,
      renderFormFields: !isTransparent,
    });
    const own = { ownWidth: Math.round(originalWidth), ownHeight: Math.round(originalHeight) };
    return { pixels: Uint8Array.from(data), ...size, ...own };
  } finally {
    library.destroy();
  }
}

/**
 * Draws the first page of a PDF. Rejects when it cannot be read; ends this process when it takes too much
 * time or memory.
 */
export const drawPage = (
  document: Uint8Array,
  width: number,
  { isTransparent = false, cpuMs = CPU_MS }: PageOptions = {},
): Promise<DrawnPage> => withWatchdog(cpuMs, () => drawFirstPage(document, width, isTransparent));
