import { afterAll, expect, test } from 'vitest';
import { stopDrawing } from '../../src/storage/drawing';
import { drawPage } from '../../src/storage/drawing/first-page';
import * as samples from '../samples/files';
import { pdfForm, slowPdf } from '../samples/pdfs';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample } = makeSampleFolder();
afterAll(stopDrawing);

test('a form is drawn with its fields', async () => {
  const { pixels, width } = await drawPage(pdfForm().bytes, 200);
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
  expect(at(50, 50)).toEqual([255, 0, 0]);
  expect(at(115, 15)).toEqual([0, 153, 0]);
  expect(at(100, 50)).toEqual([255, 255, 255]);
});

test(
  'a page that is slow is left for later, and other uploads do not wait for it',
  { timeout: 60_000 },
  async () => {
    const slow = checkSample(slowPdf(), 'files');
    const others = Promise.all([
      checkSample(samples.pdfPage(), 'files'),
      checkSample(samples.svg('<circle r="4"/>'), 'files'),
      checkSample(await samples.jpeg(), 'original'),
    ]);
    expect(await Promise.race([slow.then(() => 'slow'), others.then(() => 'others')])).toBe('others');
    expect(await slow).toMatchObject({ mime: 'application/pdf', width: null, preview: 'waiting' });
    const [page] = await others;
    expect(page).toMatchObject({ width: 595, height: 420 });
    expect(page).not.toHaveProperty('preview');
  },
);

test('a page that cannot be drawn is not tried again', async () => {
  expect(await checkSample(samples.pdf(), 'files')).toMatchObject({ width: null, preview: 'failed' });
});
