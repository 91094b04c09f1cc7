import { expect, test } from 'vitest';
import { columnsIn } from './columns';

test.each([
  ['a phone', 320, 16, 2],
  ['a phone with large text', 320, 32, 1],
  ['a tablet', 700, 16, 3],
  ['a desk beside the details', 944, 16, 4],
  ['a desk', 1280, 16, 5],
  ['a desk with large text', 1280, 32, 2],
  ['nothing yet', 0, 16, 1],
])('%s', (_, width, rem, columns) => expect(columnsIn(width, rem)).toBe(columns));
