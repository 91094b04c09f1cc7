/** One line of captions: what is said from one moment to another, in milliseconds. */
export interface Cue {
  /** Stays with the line while others come and go. */
  key: number;
  start: number;
  end: number;
  text: string;
  /** Where the line stands on the film, as WebVTT has it; mostly nothing. */
  settings: string;
}

/** The speed at which people can read along, in characters per second. */
const FASTEST = 17;
/** Two lines of a film. */
const LONGEST = 84;
const FIRST_SHOWN = 3000;

const TIME = String.raw`(\d+):(\d\d):(\d\d)\.(\d{3})`;
const TIMING = new RegExp(`^${TIME} --> ${TIME} ?(.*)$`);

const getMoment = ([hours, minutes, seconds, rest]: readonly string[]): number =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

const fromMarkup = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** What a player shows of markup stays: bold, italic and underlined. */
const toMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/&lt;(\/?[biu]>)/g, '<$1');

/** The lines of captions as the server keeps them. */
export const readCues = (vtt: string): Cue[] =>
  vtt.split(/\n{2,}/).flatMap((block, key) => {
    const [timing = '', ...text] = block.trim().split('\n');
    const [, ...found] = TIMING.exec(timing) ?? [];
    if (found.length === 0) return [];
    const [start, end] = [getMoment(found.slice(0, 4)), getMoment(found.slice(4, 8))];
    return [{ key, start, end, text: fromMarkup(text.join('\n')), settings: found[8] ?? '' }];
  });

const pad = (number: number, size: number): string => String(number).padStart(size, '0');

function writeMoment(moment: number): string {
  const [seconds, rest] = [Math.floor(moment / 1000), moment % 1000];
  const minutes = Math.floor(seconds / 60);
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}:${pad(seconds % 60, 2)}.${pad(rest, 3)}`;
}

/** Captions to send; what says nothing any more is left out. */
export const writeCues = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.flatMap(({ start, end, text, settings }) => {
      const said = toMarkup(text.trim().replaceAll(/\s*\n\s*/g, '\n'));
      const timing = `${writeMoment(start)} --> ${writeMoment(end)} ${settings}`.trimEnd();
      return said ? `${timing}\n${said}` : [];
    }),
  ].join('\n\n');

/** '1.12,1', and '1.02.03,4' after an hour. */
export function formatMoment(moment: number): string {
  const tenths = Math.floor(moment / 100);
  const [seconds, minutes] = [Math.floor(tenths / 10) % 60, Math.floor(tenths / 600)];
  const long = minutes >= 60 ? `${Math.floor(minutes / 60)}.${pad(minutes % 60, 2)}` : String(minutes);
  return `${long}.${pad(seconds, 2)},${tenths % 10}`;
}

/** How many letters are read of a text: none of its markup. */
const getLength = (text: string): number => text.replaceAll(/<\/?[biu]>/g, '').length;

/** How long a text takes to read along. */
const getNeeded = (text: string): number => Math.ceil((getLength(text) * 10) / FASTEST) * 100;

/** The line that is said at a moment. */
export const getPlaying = (cues: readonly Cue[], moment: number): Cue | undefined =>
  cues.findLast(({ start, end }) => start <= moment && moment < end);

/** What is wrong with a line, and how it can be mended. */
export interface Trouble {
  words: string;
  /** Until when it could stay, so that it can be read. */
  until: number | null;
  canSplit: boolean;
}

export function getTrouble(cues: readonly Cue[], index: number): Trouble | null {
  const cue = cues[index];
  if (!cue) return null;
  const { start, end } = cue;
  const text = cue.text.trim();
  const needed = getNeeded(text);
  const isFast = end - start < needed;
  const length = getLength(text);
  if (!isFast && length <= LONGEST) return null;
  const seconds = ((end - start) / 1000).toFixed(1).replace('.', ',');
  const latest = cues[index + 1]?.start ?? Infinity;
  const until = isFast && start + needed <= latest ? start + needed : null;
  return {
    words: `${length} tekens in ${seconds} seconde${seconds === '1,0' ? '' : 'n'}: ${isFast ? 'te snel om mee te lezen' : 'te lang voor twee regels'}.`,
    until,
    canSplit: /\S\s+\S/.test(text),
  };
}

export const changeText = (cues: readonly Cue[], index: number, text: string): Cue[] =>
  cues.map((cue, at) => (at === index ? { ...cue, text } : cue));

export const stayUntil = (cues: readonly Cue[], index: number, end: number): Cue[] =>
  cues.map((cue, at) => (at === index ? { ...cue, end } : cue));

const getNewKey = (cues: readonly Cue[]): number => Math.max(-1, ...cues.map(({ key }) => key)) + 1;

/** Two lines of one, between words near the middle, in as much time as there is until the next. */
export function splitCue(cues: readonly Cue[], index: number): Cue[] {
  const cue = cues[index];
  if (!cue) return [...cues];
  const text = cue.text.trim();
  const gaps = [...text.matchAll(/\s+/g)].map((gap) => gap.index);
  const from = (at: number): number => Math.abs(at - text.length / 2);
  const gap = gaps.toSorted((one, other) => from(one) - from(other))[0];
  if (gap === undefined) return [...cues];
  const [first, second] = [text.slice(0, gap), text.slice(gap).trim()];
  const [needed, more] = [getNeeded(first), getNeeded(second)];
  const latest = cues[index + 1]?.start ?? Infinity;
  const end = Math.max(cue.end, Math.min(latest, cue.start + needed + more));
  const middle = cue.start + Math.round(((end - cue.start) * needed) / (needed + more));
  return cues.toSpliced(
    index,
    1,
    { ...cue, end: middle, text: first },
    { ...cue, key: getNewKey(cues), start: middle, end, text: second },
  );
}

/** Where the line stands that begins at a moment; -1 for none. */
export const findCue = (cues: readonly Cue[], moment: number): number =>
  cues.findIndex(({ start }) => start === Math.round(moment));

/** A new line at a moment, until the next one begins; the same when one begins there. */
export function addCue(cues: readonly Cue[], moment: number): readonly Cue[] {
  if (findCue(cues, moment) >= 0) return cues;
  const start = Math.round(moment);
  const found = cues.findIndex((cue) => cue.start > start);
  const at = found < 0 ? cues.length : found;
  const end = Math.min(start + FIRST_SHOWN, cues[at]?.start ?? Infinity);
  return cues.toSpliced(at, 0, { key: getNewKey(cues), start, end, text: '', settings: '' });
}
