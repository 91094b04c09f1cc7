import { expect, test } from 'vitest';
import type { File } from '../../api/types';
import { describeText, describeTypes } from './file-types';

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

test('a file says why a search does not find its text', () => {
  const said = (ext: string, text?: NonNullable<File['text']>) =>
    describeText({ ext, ...(text && { text }) });
  expect(said('.pdf', 'waiting')).toBe('de tekst is straks te vinden');
  expect(said('.pdf', 'failed')).toBe('de tekst is niet te lezen, dus niet te vinden');
  expect(said('.pdf', 'none')).toBe('zonder tekst om te vinden');
  // What speaks for itself, and what readers do not get to know.
  expect([said('.pdf', 'ready'), said('.png', 'none'), said('.pdf')]).toEqual([null, null, null]);
});
