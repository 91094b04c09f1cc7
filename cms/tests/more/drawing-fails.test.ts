import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

const NOW = '2026-01-02T03:04:05.000Z';

let portal: Portal;
let admin: Client;

const make = async (title: string, slug: string, blocks: object[]): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { title, slug, blocks, is_public: true, published_at: NOW }))
    .body.data;

const read = (path: string) => portal.site.get<string>(path, { Accept: 'text/html' });

const isDrawn = (html: string): boolean => html.includes('<body data-drawn>');

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

/** The process that draws pages, which is there once one was drawn. */
function findDrawing(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return Number(/^ *(\d+) .*\.server\/child\.mjs/m.exec(children)?.[1]);
}

/** What is read while the process that draws it ends. */
async function readInterrupted(path: string) {
  await read('/huisstijl/uitval');
  const drawing = findDrawing();
  process.kill(drawing, 'SIGSTOP');
  const answer = read(path);
  // Until it is being drawn.
  for (let turn = 0; turn < 5; turn += 1) await read('/robots.txt');
  process.kill(drawing, 'SIGKILL');
  return answer;
}

test('a page whose drawing fails is left to the browser, and others are drawn', async () => {
  await make('Anders', 'uitval', [{ type: 'text', body: '<p>Ook kort</p>' }]);
  await make('Gewoon', 'uitval-gewoon', [{ type: 'text', body: '<p>Kort</p>' }]);
  await make('Derde', 'uitval-derde', []);
  const failed = await readInterrupted('/huisstijl/uitval-gewoon');
  expect([failed.status, isDrawn(failed.body)]).toEqual([200, false]);
  expect(failed.body).toContain('Kort');
  // For a minute it is not tried again.
  expect(isDrawn((await read('/huisstijl/uitval-gewoon')).body)).toBe(false);
  expect(isDrawn((await read('/huisstijl/uitval-derde')).body)).toBe(true);
  expect((await read('/huisstijl/uitval-gewoon.md')).body).toContain('Kort');
});

test('Markdown that cannot be made comes later', async () => {
  await make('Tekst', 'uitval-tekst', [{ type: 'text', body: '<p>Kort</p>' }]);
  const { status, body, headers } = await readInterrupted('/huisstijl/uitval-tekst.md');
  expect([status, body]).toEqual([503, 'Deze pagina is er even niet als tekst. Probeer het straks opnieuw.']);
  expect(headers.get('retry-after')).toBe('60');
  expect(isDrawn((await read('/huisstijl/uitval-tekst')).body)).toBe(true);
});

test('a page and its styles are of the same moment, whatever changes while it is drawn', async () => {
  const { body: made } = await admin.post<Data<{ id: string }>>('/colors', {
    name: newWord(),
    hex: '#111110',
  });
  const color = made.data;
  await make('Kleuren', 'uitval-kleuren', [{ type: 'colors', colors: [color.id] }]);
  for (let turn = 10; turn < 30; turn += 1) {
    const change = (hex: string) => admin.put(`/colors/${color.id}`, { hex });
    await change(`#1111${turn}`);
    await Promise.all([read('/huisstijl/uitval-kleuren'), change(`#2222${turn}`)]);
    const { body } = await read('/huisstijl/uitval-kleuren');
    const styles = /href="(\/huisstijl\/uitval-kleuren\.css[^"]*)"/.exec(body)?.[1] ?? '';
    expect((await read(styles)).body).toContain(`#2222${turn}`);
    expect(body).toContain(`#2222${turn}`);
  }
});

test('after a change of the tree nobody waits until all pages are drawn anew', async () => {
  const word = newWord();
  const slugs = Array.from({ length: 30 }, (_, n) => `${word}-${n}`);
  await Promise.all(slugs.map((slug) => make(`Titel ${slug}`, slug, [])));
  await read(`/huisstijl/${word}-0`);
  await make('Nog een', newWord(), []);
  const drawing = findDrawing();
  process.kill(drawing, 'SIGSTOP');
  const answers = slugs.map((slug) => read(`/huisstijl/${slug}`));
  const first = await Promise.race(answers).finally(() => process.kill(drawing, 'SIGCONT'));
  expect(isDrawn(first.body)).toBe(false);
  const all = await Promise.all(answers);
  expect(all.every(({ body }, n) => body.includes(`Titel ${slugs[n]}`))).toBe(true);
  expect(all.some(({ body }) => isDrawn(body))).toBe(true);
  for (const slug of slugs) expect(isDrawn((await read(`/huisstijl/${slug}`)).body)).toBe(true);
});
