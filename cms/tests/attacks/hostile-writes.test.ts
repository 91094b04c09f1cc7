import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html, tooMuchHtml } from '../hostile/html';
import { texts } from '../hostile/texts';
import { writes } from '../hostile/writes';
import { hostilePortal, type HostilePortal } from '../support/hostile-portal';
import { PASSWORD, type Refusal } from '../support/people';
import { wildThingsIn } from '../support/tame-html';
import type { Data, PageBody } from '../support/wire';

interface Operation {
  requestBody?: { content: Record<string, object> };
}

let portal: HostilePortal;

beforeAll(async () => {
  portal = await hostilePortal();
});
afterAll(() => portal.stop());

describe('hostile writes', () => {
  test.each(writes)('$name', async (row) => {
    const { status, text } = await portal.send(row);
    expect(row.expected).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ status, message: expect.any(String) });
  });

  test('null is no object, whatever call it is sent to', async () => {
    const { body } = await portal.api.get<{ paths: Record<string, Record<string, Operation>> }>(
      '/openapi.json',
    );
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody?.content['application/json'] && !path.includes('{') ? [[method.toUpperCase(), path]] : [],
      ),
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const [method = '', path = ''] of calls) {
      const json = { raw: 'null', headers: { 'Content-Type': 'application/json' } };
      const { status, body: refusal } = await portal.admin.send<Refusal>(method, path, json);
      const fields = Object.keys(refusal.errors ?? {});
      expect([method, path, status, fields]).toEqual([method, path, 400, ['body']]);
    }
  });

  test('not one of them changed anything', () => portal.isUnchanged());
});

const makePage = async (body: object): Promise<PageBody> =>
  (await portal.admin.post<Data<PageBody>>('/pages', { title: 'Tam', is_public: true, ...body })).body.data;
const NOW = { published_at: '2026-01-01T00:00:00Z' };

test.each(tooMuchHtml)('HTML with %s is refused at its field', async (_name, body) => {
  const blocks = [{ type: 'text', title: '', body }];
  const refused = await portal.admin.post<Refusal>('/pages', { title: 'Te veel', blocks });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['blocks.0.body']]);
});

describe('HTML comes out tame, for admins and for visitors', () => {
  let pages: PageBody[];

  beforeAll(async () => {
    const blocks = html.map(([, body]) => ({ type: 'text-tile', body, tile: { body } }));
    const page = await makePage({ blocks, ...NOW });
    const live = await portal.api.get<Data<PageBody>>(`/pages/${page.slug}`);
    pages = [page, live.body.data];
  });

  test.each(html.map(([name], index) => [name, index] as const))('%s', (_name, index) => {
    for (const { blocks } of pages) {
      const block = blocks[index];
      const tile = block?.tile;
      const inTile = typeof tile === 'object' && tile !== null && 'body' in tile ? tile.body : undefined;
      for (const each of [block?.body, inTile]) {
        expect(each).toEqual(expect.any(String));
        expect(wildThingsIn(String(each))).toEqual([]);
      }
    }
  });

  test('and what is tame stays', async () => {
    const body =
      '<h2>a</h2><p style="color:#0b2c5f">b <a href="/huisstijl">c</a> <a href="mailto:a@b.nl">d</a></p><img src="data:image/png;base64,AAAA" alt="e" />';
    const page = await makePage({ blocks: [{ type: 'html', body }] });
    expect(page.blocks[0]?.body).toBe(body);
  });
});

describe('plain text is kept literally, wherever it stands', () => {
  test.each(texts)('%s', async (text) => {
    // Names and titles are refused with what nobody sees; other texts keep it.
    const name = text.replace(/[\u202e\u200b\u2066]/g, '');
    const button = { label: name };
    const block = { type: 'text-tile-header', title: name, subtitle: name, header: name, button };
    const page = await makePage({ title: name, blocks: [{ ...block, tile: { title: name, button } }] });
    expect(page).toMatchObject({ title: name, blocks: [{ ...block, tile: { title: name, button } }] });
    expect(page.slug).toMatch(/^[a-z0-9-]{1,100}$/);
    const asset = await portal.admin.post<Data<object>>('/assets', { title: name, description: text });
    // Where an asset's text comes from a form, this word stands for nothing.
    const isNothing = text === 'null';
    expect(asset.body.data).toMatchObject(
      isNothing ? { title: '', description: '' } : { title: name, description: text },
    );
    const group = await portal.admin.post<Data<object>>('/groups', { name });
    expect(group.body.data).toMatchObject({ name });
    const person = { firstName: name, lastName: name, description: text, password: PASSWORD };
    const email = `tekst${texts.indexOf(text)}@example.org`;
    const user = await portal.admin.post<Data<object>>('/users', { ...person, email });
    expect(user.body.data).toMatchObject({ firstName: name, lastName: name, description: text });
    for (const { headers } of [asset, group, user]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
