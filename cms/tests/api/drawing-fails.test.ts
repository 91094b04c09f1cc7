import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type Portal, startPortal } from '../support/portal';
import type { Data, PageBody } from '../support/wire';

const NOW = '2026-01-02T03:04:05.000Z';

let portal: Portal;
let admin: Client;

const make = async (title: string, slug: string, blocks: object[]): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { title, slug, blocks, is_public: true, published_at: NOW }))
    .body.data;

const read = (path: string) => portal.site.get<string>(path, { Accept: 'text/html' });

const isDrawn = (html: string): boolean => html.includes('<body data-drawn>');

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

/** The process that draws pages, which is there once one was drawn. */
function findDrawing(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return Number(/^ *(\d+) .*\.server\/child\.mjs/m.exec(children)?.[1]);
}

/** What is read while the process that draws it ends. */
async function readInterrupted(path: string) {
  await read('/huisstijl/anders');
  const drawing = findDrawing();
  process.kill(drawing, 'SIGSTOP');
  const answer = read(path);
  // Until it is being drawn.
  for (let turn = 0; turn < 5; turn += 1) await read('/robots.txt');
  process.kill(drawing, 'SIGKILL');
  return answer;
}

test('a page whose drawing fails is left to the browser, and others are drawn', async () => {
  await make('Anders', 'anders', [{ type: 'text', body: '<p>Ook kort</p>' }]);
  await make('Gewoon', 'gewoon', [{ type: 'text', body: '<p>Kort</p>' }]);
  await make('Derde', 'derde', []);
  const failed = await readInterrupted('/huisstijl/gewoon');
  expect([failed.status, isDrawn(failed.body)]).toEqual([200, false]);
  expect(failed.body).toContain('Kort');
  // For a minute it is not tried again.
  expect(isDrawn((await read('/huisstijl/gewoon')).body)).toBe(false);
  expect(isDrawn((await read('/huisstijl/derde')).body)).toBe(true);
  expect((await read('/huisstijl/gewoon.md')).body).toContain('Kort');
});

test('Markdown that cannot be made comes later', async () => {
  await make('Tekst', 'tekst', [{ type: 'text', body: '<p>Kort</p>' }]);
  const { status, body, headers } = await readInterrupted('/huisstijl/tekst.md');
  expect([status, body]).toEqual([503, 'Deze pagina is er even niet als tekst. Probeer het straks opnieuw.']);
  expect(headers.get('retry-after')).toBe('60');
  expect(isDrawn((await read('/huisstijl/tekst')).body)).toBe(true);
});

test('a page and its styles are of the same moment, whatever changes while it is drawn', async () => {
  const [color] = (await admin.get<Data<{ id: string }[]>>('/colors')).body.data;
  await make('Kleuren', 'kleuren', [{ type: 'colors', colors: [color?.id] }]);
  for (let turn = 10; turn < 30; turn += 1) {
    const change = (hex: string) => admin.put(`/colors/${color?.id}`, { hex });
    await change(`#1111${turn}`);
    await Promise.all([read('/huisstijl/kleuren'), change(`#2222${turn}`)]);
    const { body } = await read('/huisstijl/kleuren');
    const styles = /href="(\/huisstijl\/kleuren\.css[^"]*)"/.exec(body)?.[1] ?? '';
    expect((await read(styles)).body).toContain(`#2222${turn}`);
    expect(body).toContain(`#2222${turn}`);
  }
});
