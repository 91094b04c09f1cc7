import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';

/** A file to drop or choose. */
export interface Sample {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A unique image: its colours are random. */
export function ownPicture(name: string, width = 32, height = 24): Sample {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const lines = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]),
  );
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** A PDF of one page that nobody else has. */
export function ownDocument(name: string): Sample {
  const content = '0.1 0.4 0.8 rg 50 50 200 200 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let text = `%PDF-1.4\n%${randomBytes(8).toString('hex')}\n`;
  let places = '0000000000 65535 f \n';
  for (const [index, object] of objects.entries()) {
    places += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const end = `xref\n0 5\n${places}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + end) };
}

/** Files in the browser, as if from a folder or the clipboard. */
const makeTransfer = (page: Page, files: readonly Sample[]) =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, data } of all) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') })),
  );

/** Drags files over a place; returns what lets them go there. */
export async function dragFiles(
  page: Page,
  place: string,
  files: readonly Sample[],
): Promise<() => Promise<void>> {
  const dataTransfer = await makeTransfer(page, files);
  await page.dispatchEvent(place, 'dragover', { dataTransfer });
  return () => page.dispatchEvent(place, 'drop', { dataTransfer });
}

export async function dropFiles(page: Page, place: string, files: readonly Sample[]): Promise<void> {
  const letGo = await dragFiles(page, place, files);
  await letGo();
}

export async function pasteFile(field: Locator, file: Sample): Promise<void> {
  const transfer = await makeTransfer(field.page(), [file]);
  await field.evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, transfer);
}
