import { createRequire } from 'node:module';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../paths.mjs';
import { median } from './load.mjs';
import { reached } from './results/rows.mjs';

const BLOCKS = 200;
const GOAL_MS = 50;
/** Like a fast typist. */
const KEY_MS = 60;
const WORDS = 'Zo schrijf je een lange pagina zonder te wachten op het scherm.';

const getBlock = (_, index) => ({
  type: 'text',
  title: `Blok ${index + 1}`,
  subtitle: 'Met een ondertitel',
  body: `<p>${WORDS}</p><ul><li>Een</li><li>Twee</li></ul>`,
});

async function makePage(base, { email, password }) {
  const send = async (route, body, token) => {
    const answer = await fetch(`${base}/api/v1${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${route} answered ${answer.status}`);
    return answer.json();
  };
  const { access_token: token } = await send('/auth/login', { email, password });
  const blocks = Array.from({ length: BLOCKS }, getBlock);
  return (await send('/pages', { title: 'Een lange pagina', blocks }, token)).data;
}

/** Runs in the browser: from each change until it is on the screen, in milliseconds. */
function listen() {
  globalThis.delays = [];
  globalThis.document.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now();
      globalThis.requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.delays.push(performance.now() - start);
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function typed(page, field) {
  await field.focus();
  await page.evaluate(() => globalThis.delays.splice(0));
  await page.keyboard.type(WORDS, { delay: KEY_MS });
  return page.evaluate(() => globalThis.delays);
}

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

const getRow = (where, delays) => ({
  name: `letter in ${where}, ${BLOCKS} blocks`,
  goal: `< ${GOAL_MS} ms`,
  measured: `${Math.round(median(delays))} ms`,
  reached: reached(median(delays) < GOAL_MS),
  notes: `from key to screen, median of ${delays.length}; p95 ${Math.round(p95(delays))} ms`,
});

/**
 * How long a letter takes from the key to the screen in the editor, on a page of 200 blocks.
 * @param {string} base
 * @param {{ email: string, password: string }} admin
 */
export async function measureTyping(base, admin) {
  const { chromium } = createRequire(path.join(root, 'web', 'package.json'))('@playwright/test');
  const { browserPath } = await tsImport('../../../../web/e2e/support/browser.ts', import.meta.url);
  const { slug } = await makePage(base, admin);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await page.addInitScript(listen);
    await page.goto(`${base}/login`);
    await page.getByLabel('E-mailadres').fill(admin.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(admin.password);
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL(`${base}/huisstijl`);
    await page.goto(`${base}/huisstijl/${slug}/edit`);
    const block = page.getByRole('group', { name: 'Blok 100: Tekst' });
    await block.getByRole('button', { name: /^Tekst/ }).click();
    const title = await typed(page, block.getByRole('textbox', { name: 'Titel', exact: true }));
    const body = await typed(page, block.getByRole('textbox', { name: 'Tekst', exact: true }));
    return [getRow('a title', title), getRow('a text', body)];
  } finally {
    await browser.close();
  }
}
