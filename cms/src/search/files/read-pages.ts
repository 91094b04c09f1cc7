import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { decodeText } from '../../utils/decode-text';
import { toOneLine } from '../texts/html-text';
import { MOST_PAGES, MOST_TEXT, PART, type ReadJob } from './job';
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

// PostgreSQL keeps neither NUL, which is a control character, nor lone surrogates.
const UNSTORABLE = /\p{Cc}|\p{Surrogate}/gu;

const clean = (text: string): string => toOneLine(text.replace(UNSTORABLE, ' '));

/** Splits a text between its words. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.length - from > PART ? text.lastIndexOf(' ', from + PART) : text.length;
    const to = space > from ? space : from + PART;
    parts.push(clean(text.slice(from, to)));
    from = to;
  }
  return parts;
}

/** Truncates the texts to the maximum length. */
function limitTexts(texts: readonly string[]): string[] {
  let left = MOST_TEXT;
  return texts.map((text) => {
    const kept = text.slice(0, left);
    left -= kept.length;
    return kept;
  });
}

/** The text of a file by page, slide or part, each on one line. Throws when it cannot be read. */
export async function readPages({ path, ext }: ReadJob): Promise<string[]> {
  if (ext === '.pdf') return limitTexts(await readPdf(path)).map(clean);
  const texts = limitTexts(ext === '.txt' ? [decodeText(await readFile(path))] : await readOpenXml(path)).map(
    clean,
  );
  return ext === '.pptx' || ext === '.potx' ? texts : texts.flatMap(splitText);
}
