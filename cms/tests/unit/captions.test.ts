import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeCaptions } from '../../src/storage/validation/write-captions';
import { sample, type Sample } from '../samples/files';
import { makeSampleFolder } from '../support/sample-folder';

const { checkSample, getPath } = makeSampleFolder();

const SRT =
  '1\r\n00:00:01,000 --> 00:00:04,500\r\nZo plaats je het logo,\r\nmet ruimte.\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nKlaar: café €.\r\n';
const VTT = `WEBVTT

00:00:01.000 --> 00:00:04.500
Zo plaats je het logo,
met ruimte.

00:00:05.000 --> 00:00:06.000
Klaar: café €.
`;

const windows = (text: string): Buffer => Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('captions are kept as WebVTT', () => {
  test.each<[string, () => Sample]>([
    ['SubRip', () => sample('film.srt', SRT)],
    ['SubRip with a mark', () => sample('film.srt', `\uFEFF${SRT}`)],
    ['SubRip of Windows', () => sample('film.srt', windows(SRT))],
    ['SubRip in UTF-16', () => sample('film.srt', utf16(SRT))],
    ['SubRip in UTF-16, the other way round', () => sample('film.srt', utf16(SRT).swap16())],
    ['SubRip by another name', () => sample('film.vtt', SRT)],
    ['SubRip of an old Mac', () => sample('film.srt', SRT.replaceAll('\r\n', '\r'))],
    ['SubRip without numbers', () => sample('film.srt', SRT.replaceAll(/^\d\r\n/gm, ''))],
    ['WebVTT', () => sample('film.vtt', VTT)],
    ['WebVTT of Windows', () => sample('film.vtt', windows(VTT))],
  ])('%s', async (_what, make) => {
    const given = make();
    expect(await checkSample(given, 'files')).toMatchObject({
      name: 'film.vtt',
      ext: '.vtt',
      mime: 'text/vtt',
    });
    expect(readFileSync(getPath(given), 'utf8')).toBe(VTT);
  });
});

const cue = (text: string): string => `00:00:01.000 --> 00:00:02.000\n${text}\n`;

test.each([
  [
    'hours, minutes and seconds as they come',
    '1\n0:0:1,5 --> 00:02\nA',
    '00:00:01.500 --> 00:00:02.000\nA\n',
  ],
  [
    'what a player shows of markup',
    `1\n${cue('<i>A</i> <font color="red">B</font> {\\an8}C <b>')}`,
    cue('<i>A</i> B C <b>'),
  ],
  ['no markup of its own', `1\n${cue('a < b & c <script>x</script>')}`, cue('a &lt; b &amp; c x')],
  [
    'settings of the place alone',
    `WEBVTT\n\n00:01.000 --> 00:02.000 line:10% region:x X1:5\nA`,
    '00:00:01.000 --> 00:00:02.000 line:10%\nA\n',
  ],
  [
    'neither notes nor looks',
    `WEBVTT - titel\nKind: captions\n\nNOTE 00:01 --> 00:02\n\nSTYLE\n::cue { color: red }\n\nintro\n${cue('A')}`,
    cue('A'),
  ],
  ['lines that nothing empty divides', `1\n${cue('A')}2\n${cue('B')}`, `${cue('A')}\n${cue('B')}`],
  ['no empty lines', `1\n${cue('')}\n2\n${cue('A')}`, cue('A')],
])('%s', (_what, given, kept) => {
  expect(writeCaptions(given)).toBe(`WEBVTT\n\n${kept}`);
});

test.each([
  ['no captions', 'Zo plaats je het logo.', /staat geen ondertiteling/],
  ['nothing but a head', 'WEBVTT', /staat geen ondertiteling/],
  [
    'a time that is none',
    '1\n00:00:01,000 --> later\nA',
    /Regel 2: de tijd “00:00:01,000 --> later” is niet te lezen/,
  ],
  [
    'a minute of a hundred seconds',
    '1\n00:00:01,000 --> 00:00:99,000\nA',
    /Regel 2: minuten en seconden gaan tot 59/,
  ],
  [
    'an end before its begin',
    `${cue('A')}\n00:00:09,000 --> 00:00:02,000\nA`,
    /Regel 4: het einde ligt niet na het begin/,
  ],
  ['a page', '<!doctype html><script>alert(1)</script>', /staat geen ondertiteling/],
  ['bytes', '\u0000\u0001\u0002', /staat geen ondertiteling/],
])('%s is refused, and the sentence says where', (_what, given, sentence) => {
  expect(() => writeCaptions(given)).toThrow(sentence);
});

test('many lines take no time, and too many are refused', () => {
  expect(writeCaptions(`1\n${cue('A'.repeat(100_000))}`).length).toBeGreaterThan(100_000);
  expect(() => writeCaptions(`${cue('A')}\n`.repeat(20_001))).toThrow(/te veel regels/);
  expect(writeCaptions(`1\n${cue('<'.repeat(500_000))}`)).toContain('&lt;');
  expect(() => writeCaptions(`1\n${cue('A\n'.repeat(100_000))}`)).toThrow(/te veel regels/);
});

test.each(['film.vtt', 'film.srt'])(
  '%s of more than anybody says is refused before it is read',
  async (name) => {
    const long = sample(name, `1\n${cue('A'.repeat(1024 * 1024))}`);
    await expect(checkSample(long, 'files')).rejects.toMatchObject({ status: 413, message: /1 MB/ });
  },
);
