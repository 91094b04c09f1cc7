import { expect, test } from 'vitest';
import { byteSize } from './byte-size';

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [429, '429 Bytes'],
  [1023, '1.023 Bytes'],
  [1024, '1 KB'],
  [86_016, '84 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1,2 MB'],
  [524_288_000, '500 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1.024 TB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(byteSize(bytes)).toBe(text);
});
