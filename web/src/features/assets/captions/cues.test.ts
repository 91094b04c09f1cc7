import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCaptions } from 'cms/testing/for-web';
import {
  addCue,
  changeText,
  getPlaying,
  getTrouble,
  readCues,
  formatMoment,
  splitCue,
  stayUntil,
  writeCues,
} from './cues';

const VTT = `WEBVTT

00:01:02.400 --> 00:01:05.900
Bij de balie vraagt niemand
meer naar de <i>weg</i> &amp; &lt;deur.

00:01:12.100 --> 00:01:15.600 line:10%
En dan zegt ze: ik weet nu waar ik heen moet.

00:01:15.800 --> 00:01:17.000
Dat is eigenlijk het mooiste wat je kunt horen na een dag vol afspraken.
`;
const cues = readCues(VTT);

test('lines are read as the server keeps them, and written so that it keeps them again', () => {
  expect(cues.map(({ start, end, settings }) => [start, end, settings])).toEqual([
    [62_400, 65_900, ''],
    [72_100, 75_600, 'line:10%'],
    [75_800, 77_000, ''],
  ]);
  expect(cues[0]?.text).toBe('Bij de balie vraagt niemand\nmeer naar de <i>weg</i> & <deur.');
  expect(writeCaptions(writeCues(cues))).toBe(VTT);
});

test('whatever is typed is kept by the server as one line of captions', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'B', ' ', '\n', '&', '<', '>', '-', '<b>', '-->', '1'),
  });
  fc.assert(
    fc.property(typed, (text) => {
      const written = writeCues(changeText(cues, 1, text));
      const kept = readCues(writeCaptions(written));
      expect(kept.length).toBe(text.trim() === '' ? 2 : 3);
      expect(kept.at(-1)?.text).toBe(cues.at(-1)?.text);
    }),
  );
});

test('a line without words is left out', () => {
  expect(readCues(writeCues(changeText(cues, 1, '  \n ')))).toHaveLength(2);
});

test.each([
  [0, '0.00,0'],
  [62_400, '1.02,4'],
  [75_999, '1.15,9'],
  [3_723_450, '1.02.03,4'],
])('%i milliseconds are said as %s', (moment, said) => expect(formatMoment(moment)).toBe(said));

test.each([
  [60_000, undefined],
  [62_400, 62_400],
  [65_899, 62_400],
  [65_900, undefined],
  [76_000, 75_800],
])('at %i the line from %s plays', (moment, start) => {
  expect(getPlaying(cues, moment)?.start).toBe(start);
});

test('too fast is said with as long as it needs, where there is room', () => {
  expect(getTrouble(cues, 0)).toBeNull();
  expect(getTrouble(cues, 2)).toEqual({
    words: '72 tekens in 1,2 seconden: te snel om mee te lezen.',
    until: 80_100,
    canSplit: true,
  });
  const longer = stayUntil(cues, 2, 80_100);
  expect(getTrouble(longer, 2)).toBeNull();
  expect(getTrouble(addCue(cues, 78_000), 2)?.until).toBeNull();
});

test('too long is said, and two lines of it are read', () => {
  const long = changeText(stayUntil(cues, 2, 90_000), 2, `${cues[2]?.text} En dat elke dag opnieuw.`);
  expect(getTrouble(long, 2)).toMatchObject({
    words: expect.stringMatching(/te lang voor twee regels/),
    until: null,
  });
  const two = splitCue(long, 2);
  expect(two).toHaveLength(4);
  expect([getTrouble(two, 2), getTrouble(two, 3)]).toEqual([null, null]);
  expect(`${two[2]?.text} ${two[3]?.text}`).toBe(long[2]?.text);
  expect(two[2]?.end).toBe(two[3]?.start);
});

test('a split takes the time there is, and words that cannot be divided stay', () => {
  const two = splitCue(cues, 2);
  expect(two[3]?.end).toBe(80_100);
  expect([getTrouble(two, 2), getTrouble(two, 3)].filter(Boolean)).toEqual([]);
  expect(splitCue(changeText(cues, 0, 'Arbeidsongeschikt'), 0)).toHaveLength(3);
});

test('a new line stands in the order of time, until the next begins', () => {
  const more = addCue(cues, 71_000.4);
  expect(more.map(({ start }) => start)).toEqual([62_400, 71_000, 72_100, 75_800]);
  expect(more[1]).toMatchObject({ end: 72_100, text: '' });
  expect(new Set(more.map(({ key }) => key)).size).toBe(4);
  expect(addCue([], 0)).toMatchObject([{ start: 0, end: 3000 }]);
});
