import { expect, test } from 'vitest';
import { formatSize } from '../../src/storage/upload/receive-upload';
import { getPreviewWidths } from '../../src/storage/renditions/preview-widths';

test.each([
  [0, '0 bytes'],
  [1023, '1.023 bytes'],
  [1024, '1 KB'],
  [524_288_000, '500 MB'],
  [1_610_612_736, '1,5 GB'],
])('%d bytes are called %s', (bytes, name) => {
  expect(formatSize(bytes)).toBe(name);
});

test.each([
  [100, [100]],
  [320, [320]],
  [700, [320, 480, 700]],
  [5000, [320, 480, 720, 960, 1280, 1920]],
])('a picture of %d pixels wide is drawn in %j', (width, widths) => {
  expect(getPreviewWidths({ ext: '.png', mime: 'image/png', width, height: 50 })).toEqual(widths);
});

test('what is no picture has no previews', () => {
  expect(getPreviewWidths({ ext: '.pdf', mime: 'application/pdf', width: null, height: null })).toEqual([]);
  expect(getPreviewWidths({ ext: '.mp4', mime: 'video/mp4', width: 640, height: 480 })).toEqual([]);
});
