import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** Of this process as a whole. */
const MAX_MEMORY = 768 * 1024 * 1024;
const CPU_MS = 12_000;
/** A page that is much longer than wide, or the reverse, has nothing to see in a preview. */
const MAX_RATIO = 8;

// PDFium keeps the thread that it draws in busy, so another one looks at time and memory. As a text, because it is
// all that runs there.
const WATCH = `
  const { workerData: { memory, cpuMs } } = require('node:worker_threads');
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const before = used();
  setInterval(() => {
    if (used() - before > cpuMs || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 20);`;

/** The pixels (RGBA) of a page, and its own size in points. */
export interface DrawnPage {
  pixels: Uint8Array;
  width: number;
  height: number;
  ownWidth: number;
  ownHeight: number;
}

async function drawFirstPage(source: string, width: number): Promise<DrawnPage> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const page = (await library.loadDocument(await readFile(source))).getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const ratio = originalHeight / originalWidth;
    if (!(ratio < MAX_RATIO && ratio > 1 / MAX_RATIO))
      throw new Error('The first page has an unusual shape.');
    const { data, ...size } = await page.render({ width, height: Math.max(1, Math.round(width * ratio)) });
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
export async function drawPage(source: string, width: number): Promise<DrawnPage> {
  const watch = new Worker(WATCH, { eval: true, workerData: { memory: MAX_MEMORY, cpuMs: CPU_MS } });
  try {
    return await drawFirstPage(source, width);
  } finally {
    await watch.terminate();
  }
}
