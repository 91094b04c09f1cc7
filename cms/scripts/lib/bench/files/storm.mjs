import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const ASKERS = 100;
const [WIDTH, HEIGHT] = [4000, 3000];

/** A photo of noise, which takes as long to draw as photos do. */
function photo() {
  const pixels = randomFillSync(Buffer.allocUnsafe(WIDTH * HEIGHT * 3));
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function getValue(base, token, name) {
  const answer = await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text())?.[1]);
}

/**
 * How often a rendition is drawn for which a hundred ask at once, right after its picture came.
 * @param {string} base @param {Record<string, string>} headers @param {string} metricsToken
 */
export async function measureStorm(base, headers, metricsToken) {
  const form = new FormData();
  form.append('original', new Blob([await photo()]), 'foto.jpg');
  const made = await fetch(`${base}/api/v1/assets`, { method: 'POST', headers, body: form });
  const { data } = await made.json();
  const drawn = () => getValue(base, metricsToken, 'portal_renditions_drawn_total');
  const before = await drawn();
  // Read once, it begins anew.
  await getValue(base, metricsToken, 'nodejs_eventloop_lag_max_seconds');
  const began = performance.now();
  const ask = async () => {
    const answer = await fetch(base + data.original.preview.url);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A preview answered ${answer.status}`);
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  const took = performance.now() - began;
  const still = (await getValue(base, metricsToken, 'nodejs_eventloop_lag_max_seconds')) * 1000;
  const times = (await drawn()) - before;
  return {
    name: `${ASKERS} requests at once for one new rendition`,
    goal: 'drawn once',
    measured: `${times}×`,
    reached: times === 1 ? 'yes' : 'no',
    notes: `all answers after ${Math.round(took)} ms; longest standstill of the server ${Math.round(still)} ms`,
  };
}
