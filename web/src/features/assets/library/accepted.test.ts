import { expect, test } from 'vitest';
import { isOriginal, refusalOfAsset, refusalOfFile, refusalOfOriginal, getTitle } from './accepted';

const file = (name: string) => new File(['x'], name);

test('an asset begins with a picture or a video', () => {
  for (const name of ['a.png', 'A.JPEG', 'film.MOV']) expect(refusalOfOriginal(file(name))).toBeNull();
  expect(refusalOfOriginal(file('handboek.pdf'))).toContain('bij de bestanden');
  expect(refusalOfOriginal(file('lijst.csv'))).toBe('Kies een PNG, JPEG of video.');
  expect(refusalOfOriginal(file('zonder'))).not.toBeNull();
});

test('beside it stand documents and drawings; a refusal says what to do', () => {
  for (const name of ['logo.eps', 'logo.svg', 'brief.docx', 'a.png', 'alles.ZIP', 'letter.woff2']) {
    expect(refusalOfFile(file(name))).toBeNull();
  }
  expect(refusalOfFile(file('logo.ai'))).toContain('als EPS of PDF');
  expect(refusalOfFile(file('foto.heic'))).toContain('als PNG of JPEG');
  expect(refusalOfFile(file('programma.exe'))).toContain('zip');
});

test('a file is enough for an asset, whatever it is', () => {
  for (const name of ['a.png', 'film.mp4', 'gids.pdf', 'brief.docx', 'logo.svg', 'alles.zip', 'letter.otf']) {
    expect(refusalOfAsset(file(name))).toBeNull();
  }
  expect(refusalOfAsset(file('logo.psd'))).not.toBeNull();
  expect(['a.PNG', 'b.mov', 'gids.pdf', 'logo.svg'].map((name) => isOriginal(file(name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a title is the name without its extension', () => {
  expect(getTitle(file('logo.wit.png'))).toBe('logo.wit');
});
