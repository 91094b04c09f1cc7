import { expect, test } from 'vitest';
import { file } from '../../../api/test-entities';
import { getFaces } from './faces';

const read = (...names: string[]) =>
  getFaces({ files: names.map((name) => file(name, 'usable')) }).map(({ id, weight }) => `${id} ${weight}`);

test('one file stands for all weights, in the format that is smallest', () => {
  expect(read('letter.woff2')).toEqual(['letter.woff2 100 900']);
  expect(read('letter.ttf', 'letter.pdf', 'letter.otf', 'letter.woff2')).toEqual(['letter.woff2 100 900']);
  expect(read('letter.ttf')).toEqual(['letter.ttf 100 900']);
  expect(read('letter.pdf')).toEqual([]);
});

test('several files say their weight in their name', () => {
  expect(
    read('A-Regular.otf', 'A-SemiBold.otf', 'A-ExtraLight.otf', 'A-Bold.otf', 'A-BoldItalic.otf'),
  ).toEqual(['A-Regular.otf 400', 'A-SemiBold.otf 600', 'A-ExtraLight.otf 200', 'A-Bold.otf 700']);
  expect(read('A-Italic.otf')).toEqual(['A-Italic.otf 100 900']);
});
