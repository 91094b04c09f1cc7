import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { sendAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { ADMIN } from '../support/portal';
import { sql } from '../support/sql';
import type { Data, NodeBody, PageBody } from '../support/wire';

const NOW = '2026-01-02T03:04:05.000Z';
/** How soon the portal knows of what a maintainer wrote with a tool of their own. */
const SOON = { timeout: 3000, interval: 20 };
const QUICK_MS = 2000;

let portal: MortalPortal;
let admin: Client;
let mailServer: Server;
const callers = new Set<Socket>();

beforeAll(async () => {
  // One that takes the call and says nothing: worse than one that is not there.
  mailServer = createServer((socket) => {
    callers.add(socket);
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const address = mailServer.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  portal = await startMortalPortal({ env: { SMTP_URL: `smtp://127.0.0.1:${port ?? 0}` } });
  admin = await portal.admin();
});
afterAll(async () => {
  for (const socket of callers) socket.destroy();
  mailServer.close();
  await portal.stop();
});

const change = (statement: string, ...values: unknown[]) => sql(portal.databaseUrl, statement, values);

let count = 0;

/** A public page with an asset in a block, a text and a gallery. */
async function shownPage(): Promise<{ page: PageBody; asset: string }> {
  count += 1;
  const asset = (await sendAsset(admin, await samples.png(), { title: 'Beeld' })).body.data.id;
  const made = await admin.post<Data<PageBody>>('/pages', {
    title: `Pagina ${count}`,
    is_public: true,
    published_at: NOW,
    blocks: [
      { type: 'asset', asset },
      { type: 'text', title: 'Blijft staan' },
    ],
  });
  expect(made.status).toBe(200);
  return { page: made.body.data, asset };
}

/** Content as it is stored, and as it should not be. */
interface Content {
  groups: unknown;
  blocks: Record<string, unknown>[];
}

const DRAFT = 'select id, draft as text from pages where document_id = $1';
const LIVE = `select revisions.id, content as text from revisions
  join pages_live_revision_lnk link on link.revision_id = revisions.id
  join pages on pages.id = link.page_id where pages.document_id = $1`;

/** Changes the stored text of a page, live and draft. */
async function rewriteText({ id }: PageBody, rewritten: (text: string) => string): Promise<void> {
  const rows = async (statement: string) =>
    sql<{ id: number; text: string }>(portal.databaseUrl, statement, [id]);
  for (const row of await rows(LIVE))
    await change('update revisions set content = $2 where id = $1', row.id, rewritten(row.text));
  for (const row of await rows(DRAFT))
    await change(
      'update pages set draft = $2, updated_at = now() where id = $1',
      row.id,
      rewritten(row.text),
    );
}

const changing =
  (changed: (content: Content) => object) =>
  (text: string): string => {
    const content: Content = JSON.parse(text);
    return JSON.stringify(changed(content));
  };

/** Text with another first block, which shows an asset. */
const firstBlock = (values: object) =>
  changing(({ blocks, ...content }) => ({
    ...content,
    blocks: blocks.map((block, n) => (n === 0 ? { ...block, ...values } : block)),
  }));

const read = (slug: string) => portal.api.get<Data<PageBody>>(`/pages/${slug}`);
const getTypes = async (slug: string) => (await read(slug)).body.data.blocks.map(({ type }) => type);

async function expectAnswers(page: PageBody): Promise<void> {
  const answers = [
    await read(page.slug),
    await admin.get(`/admin/pages/${page.slug}`),
    await portal.api.get<Data<NodeBody[]>>('/pages/map'),
    await admin.get('/admin/pages'),
    await admin.get('/assets'),
    await portal.site.get(`/huisstijl/${page.slug}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(200));
}

test('a page answers without an asset that is gone', async () => {
  const { page, asset } = await shownPage();
  await change('delete from assets where document_id = $1', asset);
  await expect.poll(async () => (await read(page.slug)).body.data.blocks[0]?.asset, SOON).toBeNull();
  await expectAnswers(page);
});

test('a page answers with settings, texts and numbers of its asset that are null', async () => {
  const { page, asset } = await shownPage();
  const where = '(select id from assets where document_id = $1)';
  await change(`delete from assets_cmps where entity_id in ${where}`, asset);
  await change(
    `update files set width = null, height = null, provider_metadata = null, mime = null, size = 0
     where id in (select file_id from files_related_mph where related_type = 'api::asset.asset' and related_id in ${where})`,
    asset,
  );
  await change(
    'update assets set title = null, description = null, is_private = null where document_id = $1',
    asset,
  );
  const title = async () => {
    const [block] = (await read(page.slug)).body.data.blocks;
    return block?.asset;
  };
  await expect.poll(title, SOON).toMatchObject({ id: asset, title: '' });
  await expectAnswers(page);
});

describe('stored content that is not as it should be', () => {
  const CASES: [what: string, rewritten: (text: string) => string, types: string[]][] = [
    ['has a block of a type that nobody knows', firstBlock({ type: 'uit-een-andere-tijd' }), ['text']],
    ['has a block without values', firstBlock({ values: null }), ['asset', 'text']],
    ['has no groups', changing((content) => ({ ...content, groups: null })), ['asset', 'text']],
    [
      'has a block that is none',
      changing((content) => ({ ...content, blocks: [null, ...content.blocks] })),
      ['asset', 'text'],
    ],
    // Where a right cannot be read, there is none.
    ['has a block whose privacy cannot be read', firstBlock({ isPrivate: null }), ['text']],
  ];
  const pages = new Map<string, PageBody>();
  let hidden: PageBody;
  beforeAll(async () => {
    for (const [what, rewritten] of CASES) {
      const { page } = await shownPage();
      pages.set(what, page);
      await rewriteText(page, rewritten);
    }
    hidden = (await shownPage()).page;
    await rewriteText(hidden, () => 'geen JSON');
    // What a revision holds never changes, so it is remembered until then.
    await portal.end();
    await portal.start();
  });

  test.each(CASES)('a page answers that %s', async (what, _rewritten, types) => {
    const page = pages.get(what);
    if (!page) throw new Error('No page');
    expect(await getTypes(page.slug)).toEqual(types);
    await expectAnswers(page);
  });

  test('content that is no content hides its own page, and no other', async () => {
    expect((await read(hidden.slug)).status).toBe(401);
    expect((await admin.get(`/admin/pages/${hidden.slug}`)).status).toBe(200);
  });
});

test('while the mail server says nothing, people go on and their mails wait', async () => {
  const { page } = await shownPage();
  const timed = async <T extends { status: number }>(status: number, ask: Promise<T>): Promise<void> => {
    const began = performance.now();
    expect((await ask).status).toBe(status);
    expect(performance.now() - began).toBeLessThan(QUICK_MS);
  };
  const mails = () => sql<{ kind: string }>(portal.databaseUrl, 'select kind from portal_mails');
  await timed(204, portal.api.post('/auth/password/email', { email: ADMIN.email }));
  await expect.poll(() => callers.size, { timeout: 10_000 }).toBeGreaterThan(0);
  for (let n = 0; n < 5; n += 1) {
    await timed(200, admin.put(`/pages/${page.id}`, { title: `Versie ${n}` }));
    await timed(200, read(page.slug));
  }
  await timed(204, portal.api.post('/auth/password/email', { email: ADMIN.email }));
  expect((await mails()).length).toBeGreaterThan(0);

  // Also when it is not there at all.
  for (const socket of callers) socket.destroy();
  mailServer.close();
  await expect
    .poll(() => sql(portal.databaseUrl, 'select id from portal_mails where tries > 0'), { timeout: 20_000 })
    .not.toEqual([]);
  await timed(200, admin.put(`/pages/${page.id}`, { title: 'Nog steeds' }));
});
