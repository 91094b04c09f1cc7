import { chromium, type Locator, type Page } from '@playwright/test';
import { browserPath } from '../../web/e2e/support/browser.ts';
import { call, logIn } from './call.mts';
import { ADMIN } from './content.mts';
import { below, type Row } from './results/rows.mts';
import { median, quantile, sort } from './times.mts';

declare global {
  var delays: number[];
}

const BLOCKS = 200;
const GOAL_MS = 50;
/** The pace of a fast typist. */
const KEY_MS = 60;
const WORDS = 'Zo schrijf je een lange pagina zonder te wachten op het scherm.';

async function makePage(base: string): Promise<string> {
  const blocks = Array.from({ length: BLOCKS }, (_, index) => ({
    type: 'text',
    title: `Blok ${index + 1}`,
    subtitle: 'Met een ondertitel',
    body: `<p>${WORDS}</p><ul><li>Een</li><li>Twee</li></ul>`,
  }));
  const page = { title: 'Een lange pagina', blocks };
  const url = `${base}/api/v1/pages`;
  const { data } = await call<{ data: { slug: string } }>('POST', url, page, await logIn(base));
  return data.slug;
}

/** Runs in the browser: measures the time from each change until it is painted, in milliseconds. */
function listen() {
  globalThis.delays = [];
  document.addEventListener(
    'beforeinput',
    () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => globalThis.delays.push(performance.now() - start);
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function measureField(page: Page, where: string, field: Locator): Promise<Row> {
  await field.focus();
  await page.evaluate(() => globalThis.delays.splice(0));
  await page.keyboard.type(WORDS, { delay: KEY_MS });
  const delays = await page.evaluate(() => globalThis.delays);
  const notes = `from key to screen, median of ${delays.length}; p95 ${Math.round(quantile(sort(delays), 0.95))} ms`;
  return below(`letter in ${where}, ${BLOCKS} blocks`, GOAL_MS, 'ms', median(delays), notes);
}

/** The time from a key press to the screen in the editor, on a page of 200 blocks. */
export async function measureTyping(base: string): Promise<Row[]> {
  const slug = await makePage(base);
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await page.addInitScript(listen);
    await page.goto(`${base}/login`);
    await page.getByLabel('E-mailadres').fill(ADMIN.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(ADMIN.password);
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL(`${base}/huisstijl`);
    await page.goto(`${base}/huisstijl/${slug}/edit`);
    const block = page.getByRole('group', { name: 'Blok 100: Tekst' });
    await block.getByRole('button', { name: /^Tekst/ }).click();
    const getField = (name: string) => block.getByRole('textbox', { name, exact: true });
    return [
      await measureField(page, 'a title', getField('Titel')),
      await measureField(page, 'a text', getField('Tekst')),
    ];
  } finally {
    await browser.close();
  }
}
