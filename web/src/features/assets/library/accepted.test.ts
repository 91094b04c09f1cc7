import { expect, test } from 'vitest';
import { refusalOfFile, refusalOfOriginal, getTitle } from './accepted';

const file = (name: string) => new File(['x'], name);

test('an asset begins with a picture or a video', () => {
  for (const name of ['a.png', 'A.JPEG', 'film.MOV']) expect(refusalOfOriginal(file(name))).toBeNull();
  expect(refusalOfOriginal(file('handboek.pdf'))).toContain('bij de bestanden');
  expect(refusalOfOriginal(file('lijst.zip'))).toBe('Kies een PNG, JPEG of video.');
  expect(refusalOfOriginal(file('zonder'))).not.toBeNull();
});

test('beside it stand documents and drawings; a refusal says what to do', () => {
  for (const name of ['logo.eps', 'logo.svg', 'brief.docx', 'a.png']) {
    expect(refusalOfFile(file(name))).toBeNull();
  }
  expect(refusalOfFile(file('logo.ai'))).toBe('Bewerkbare bestanden lever je aan als EPS.');
  expect(refusalOfFile(file('film.mp4'))).toContain('PDF');
});

test('a title is the name without its extension', () => {
  expect(getTitle(file('logo.wit.png'))).toBe('logo.wit');
});
