import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { squeeze } from '../texts/html-text';
import { MOST_PAGES, type ReadJob } from './job';
import { readOpenXml } from './open-xml';

const textContent = z.object({
  items: z.array(z.object({ str: z.string().default(''), hasEOL: z.boolean().default(false) })),
});

/** The text of each page of a PDF. */
async function readPdf(path: string): Promise<string[]> {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = textContent.parse(await page.getTextContent());
    pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(''));
    page.cleanup();
  }
  return pages;
}

/** Plain text: UTF-8, UTF-16 with its mark, or else Windows' Latin. */
async function readText(path: string): Promise<string[]> {
  const bytes = await readFile(path);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return [new TextDecoder('utf-16le').decode(bytes)];
  try {
    return [new TextDecoder('utf-8', { fatal: true }).decode(bytes)];
  } catch {
    return [new TextDecoder('windows-1252').decode(bytes)];
  }
}

// PostgreSQL keeps neither NUL, which is a control character, nor lone surrogates.
const UNKEPT = /\p{Cc}|\p{Surrogate}/gu;

/** The text of a file by page or slide, each on one line. Throws when it cannot be read. */
export async function readPages({ path, ext }: ReadJob): Promise<string[]> {
  const pages = ext === '.pdf' ? readPdf(path) : ext === '.txt' ? readText(path) : readOpenXml(path, ext);
  return (await pages).map((text) => squeeze(text.replace(UNKEPT, ' ')));
}
