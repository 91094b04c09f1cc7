import { RefusedContent } from './checks';

const MOST_CUES = 20_000;
const MOST_LINES = 100_000;
const ARROW = '-->';

const WEBVTT = /^WEBVTT(?:[ \t\n]|$)/;
/** Blocks that say nothing: notes, and looks of their own, which are up to the portal. */
const SILENT = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:[ \t]+(.*))?$`);
const TIME_PARTS = 4;
const COUNT = /^\s*\d+\s*$/;

/** Where a line of captions stands; nothing else of what SubRip and its programs write there. */
const SETTING = /^(?:align|line|position|size|vertical):[\w%.,-]+$/;

/** What a player shows of a line of SubRip: bold, italic and underlined. */
const SUPPORTED_TAG = /^<\/?[biu]>$/i;
const MARKUP = /<[^<>]*>|[&<]/g;
const ESCAPED = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
]);
const OVERRIDE = /\{\\[^{}]*\}/g;

const broken = (line: number, what: string): RefusedContent =>
  new RefusedContent(`Deze ondertiteling klopt niet. Regel ${line}: ${what}`);

const pad = (number: number, size: number): string => String(number).padStart(size, '0');

/** A moment, in milliseconds, of what a pattern found; null when it is none. */
function getMoment([hours = '0', minutes = '', seconds = '', rest = '']: (string | undefined)[]):
  number | null {
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));
}

function writeMoment(moment: number): string {
  const [seconds, milliseconds] = [Math.floor(moment / 1000), moment % 1000];
  const [minutes, hours] = [Math.floor(seconds / 60) % 60, Math.floor(seconds / 3600)];
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds % 60, 2)}.${pad(milliseconds, 3)}`;
}

function writeTiming(line: string, number: number): string {
  const [, ...parts] = TIMING.exec(line) ?? [];
  if (parts.length === 0) throw broken(number, `de tijd “${line.trim().slice(0, 80)}” is niet te lezen.`);
  const [start, end] = [
    getMoment(parts.slice(0, TIME_PARTS)),
    getMoment(parts.slice(TIME_PARTS, 2 * TIME_PARTS)),
  ];
  if (start === null || end === null) throw broken(number, 'minuten en seconden gaan tot 59.');
  if (end <= start) throw broken(number, 'het einde ligt niet na het begin.');
  const settings = (parts[2 * TIME_PARTS] ?? '').split(/\s+/).filter((each) => SETTING.test(each));
  return [writeMoment(start), ARROW, writeMoment(end), ...settings].join(' ');
}

const tooMuch = (): RefusedContent => new RefusedContent('Deze ondertiteling heeft te veel regels.', 413);

/** A line of SubRip, which knows no escapes, as WebVTT has it. */
const fromSubRip = (line: string): string =>
  line
    .replace(OVERRIDE, '')
    .replace(MARKUP, (found) => ESCAPED.get(found) ?? (SUPPORTED_TAG.test(found) ? found.toLowerCase() : ''));

interface Cue {
  timing: string;
  text: string[];
}

function writeCue({ timing, text }: Cue, isWebVtt: boolean): string[] {
  const written = text
    .map((line) => (isWebVtt ? line : fromSubRip(line)).replaceAll(ARROW, '→').trim())
    .filter((line) => line !== '');
  return written.length === 0 ? [] : [timing, ...written, ''];
}

/** Captions as WebVTT, given as that or as SubRip. Throws `RefusedContent` that names the line that cannot be read. */
export function writeCaptions(given: string): string {
  const lines = given
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .split('\n');
  if (lines.length > MOST_LINES) throw tooMuch();
  const isWebVtt = WEBVTT.test(`${lines[0] ?? ''}\n`);
  const cues: Cue[] = [];
  let isSilent = isWebVtt;
  let open: Cue | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') {
      open = null;
      isSilent = false;
    } else if (isSilent || (isWebVtt && open === null && SILENT.test(line))) {
      isSilent = true;
    } else if (open && !TIMING.test(line)) {
      open.text.push(line);
    } else if (line.includes(ARROW)) {
      // Without an empty line before it, its number stands below what was said before.
      if (!isWebVtt && COUNT.test(open?.text.at(-1) ?? '')) open?.text.pop();
      open = { timing: writeTiming(line, at + 1), text: [] };
      cues.push(open);
    }
  }
  if (cues.length > MOST_CUES) throw tooMuch();
  const written = cues.flatMap((cue) => writeCue(cue, isWebVtt));
  if (written.length === 0) {
    throw new RefusedContent(
      'In dit bestand staat geen ondertiteling. Kies een .vtt of .srt met tijden als 00:00:01.000 --> 00:00:04.000.',
    );
  }
  return ['WEBVTT', '', ...written].join('\n');
}
