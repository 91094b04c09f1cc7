import { call, logIn } from './call.mts';
import { type Row, withoutGoal } from './results/rows.mts';
import { median, time, timeRead } from './times.mts';

const ROUNDS = 6;
const AT_ONCE = 4;

interface Case {
  what: string;
  /** What the asset is found by. */
  search: string;
  format: string;
  width: number;
}

const CASES: readonly Case[] = [
  { what: 'a logo as PNG of 1600 pixels', search: 'logo in kleur', format: 'png', width: 1600 },
  { what: 'a logo as a vector PDF', search: 'logo in kleur', format: 'pdf', width: 1600 },
  { what: 'a photo as JPG of 1200 pixels', search: 'gevel bij avond', format: 'jpg', width: 1200 },
  { what: 'a photo as AVIF of 1200 pixels', search: 'gevel bij avond', format: 'avif', width: 1200 },
];

type Headers = Record<string, string>;
interface Found {
  id: string;
}

/** How many drawings a second there are, several at once, and how long a kept one takes. */
async function measure(api: string, headers: Headers, { what, search, format, width }: Case): Promise<Row> {
  const list = `${api}/assets?search=${encodeURIComponent(search)}`;
  const [asset] = (await call<{ data: Found[] }>('GET', list, undefined, headers)).data;
  const make = async (n: number): Promise<Found> => {
    // Each width is drawn anew.
    const preset = { label: 'Meting', format, width: width - n };
    return (await call<{ data: Found }>('POST', `${api}/presets`, preset, headers)).data;
  };
  const read = ({ id }: Found) => timeRead(`${api}/assets/${asset?.id}/renditions/${id}/download`, headers);
  const presets = await Promise.all(Array.from({ length: ROUNDS * AT_ONCE }, (_, n) => make(n)));
  let total = 0;
  for (let at = 0; at < presets.length; at += AT_ONCE) {
    total += await time(() => Promise.all(presets.slice(at, at + AT_ONCE).map(read)));
  }
  const kept: number[] = [];
  for (const preset of presets) kept.push(await read(preset));
  for (const { id } of presets) await fetch(`${api}/presets/${id}`, { method: 'DELETE', headers });
  return withoutGoal(
    `drawn: ${what}`,
    `${((presets.length * 1000) / total).toFixed(1)} per s`,
    `${presets.length}, ${AT_ONCE} at once; once kept ${median(kept).toFixed(1)} ms`,
  );
}

/** How fast pictures are drawn in a format, and how fast those that are kept come. */
export async function measureFormats(base: string): Promise<Row[]> {
  const headers = await logIn(base);
  const rows: Row[] = [];
  for (const each of CASES) rows.push(await measure(`${base}/api/v1`, headers, each));
  return rows;
}
