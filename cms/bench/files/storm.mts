import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { bearer, call, readMetric } from '../call.mts';
import { reached, type Row } from '../results/rows.mts';
import { time, timeRead } from '../times.mts';

const ASKERS = 100;
const [WIDTH, HEIGHT] = [4000, 3000];

/** An image of noise, which takes as long to draw as a photo. */
function makePhoto() {
  const pixels = randomFillSync(Buffer.allocUnsafe(WIDTH * HEIGHT * 3));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** The number of drawn renditions, and the longest stall of the event loop since the last call. */
async function readMetrics(base: string, token: string) {
  const metrics = await (await fetch(`${base}/metrics`, { headers: bearer(token) })).text();
  return {
    drawn: readMetric(metrics, 'portal_renditions_drawn_total'),
    still: readMetric(metrics, 'nodejs_eventloop_lag_max_seconds') * 1000,
  };
}

/** How often a rendition is drawn when a hundred clients request it at once, right after the upload. */
export async function measureStorm(
  base: string,
  headers: Record<string, string>,
  metricsToken: string,
): Promise<Row> {
  const form = new FormData();
  form.append('original', new Blob([await makePhoto()]), 'foto.jpg');
  const { data } = await call<{ data: { original: { preview: { url: string } } } }>(
    'POST',
    `${base}/api/v1/assets`,
    form,
    headers,
  );
  const url = base + data.original.preview.url;
  const before = await readMetrics(base, metricsToken);
  const took = await time(() => Promise.all(Array.from({ length: ASKERS }, () => timeRead(url))));
  const after = await readMetrics(base, metricsToken);
  const times = after.drawn - before.drawn;
  return {
    name: `${ASKERS} requests at once for one new rendition`,
    goal: 'drawn once',
    measured: `${times}×`,
    reached: reached(times === 1),
    notes: `all answers after ${Math.round(took)} ms; longest standstill of the server ${Math.round(after.still)} ms`,
  };
}
