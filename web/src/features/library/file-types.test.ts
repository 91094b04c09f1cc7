import { expect, test } from 'vitest';
import type { File } from '../../api/types';
import { describeTypes } from './file-types';

const file = (ext: string): File => ({
  id: ext,
  name: `logo${ext}`,
  ext,
  mime: '',
  size: 1,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
});

test('a card names each file type once, the original first', () => {
  expect(describeTypes({ original: file('.png'), files: ['.svg', '.png', '.eps'].map(file) })).toBe(
    'PNG · SVG · EPS',
  );
  expect(describeTypes({ original: null, files: ['.pdf'].map(file) })).toBe('PDF');
  expect(describeTypes({ original: null, files: [] })).toBe('Nog zonder bestand');
});

test('a card with many file types names the first', () => {
  const files = ['.svg', '.pdf', '.eps', '.docx', '.pptx'].map(file);
  expect(describeTypes({ original: file('.png'), files })).toBe('PNG · SVG · PDF · EPS · en 2 meer');
});
