import { expect, test } from 'vitest';
import { isOriginal, refusalOfAsset, refusalOfFile, getTitle } from './accepted';

const file = (name: string) => new File(['x'], name);

test('beside its picture stand documents and drawings; a refusal says what to do', () => {
  for (const name of [
    'logo.eps',
    'logo.svg',
    'brief.docx',
    'a.png',
    'alles.ZIP',
    'letter.woff2',
    'foto.HEIC',
    'brief.dotx',
    'film.srt',
  ]) {
    expect(refusalOfFile(file(name))).toBeNull();
  }
  expect(refusalOfFile(file('logo.ai'))).toContain('als PDF, SVG of EPS');
  expect(refusalOfFile(file('foto.gif'))).toContain('als PNG of JPEG');
  expect(refusalOfFile(file('programma.exe'))).toContain('zip');
});

test('a file is enough for an asset, whatever it is', () => {
  for (const name of ['a.png', 'film.mp4', 'gids.pdf', 'brief.docx', 'logo.svg', 'alles.zip', 'letter.otf']) {
    expect(refusalOfAsset(file(name))).toBeNull();
  }
  expect(refusalOfAsset(file('logo.psd'))).not.toBeNull();
  expect(refusalOfAsset(file('film.srt'))).toContain('bij een video');
  expect(['a.PNG', 'b.mov', 'gids.pdf', 'logo.svg'].map((name) => isOriginal(file(name)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('an empty file is refused before it is sent', () => {
  for (const name of ['a.png', 'film.mp4', 'gids.pdf'])
    expect(refusalOfAsset(new File([], name))).toBe('Dit bestand is leeg.');
});

test('a title is the name without its extension', () => {
  expect(getTitle(file('logo.wit.png'))).toBe('logo.wit');
  expect(getTitle(file('\u202Egnp.logo.png'))).toBe('gnp.logo');
});
