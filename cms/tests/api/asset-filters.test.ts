import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Usage } from '../../src/published';
import type { AssetResponse } from '../../src/http/schemas/assets';
import * as samples from '../samples/files';
import { getForm, makeAsset, sendFiles } from '../samples/sending';
import { getLines } from '../support/audit';
import type { Client } from '../support/client';
import { PASSWORD, getPeople } from '../support/people';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody, PageBody } from '../support/wire';
import { newWord } from '../support/words';

interface List extends ErrorBody {
  data: AssetResponse[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

const PAST = '2026-01-02T03:04:05Z';
const FAR = '2031-01-02T03:04:05Z';

let portal: OwnPortal;
let admin: Client;
let user: Client;
const ids = new Map<string, string>();

/** In the description of every asset here, by which the list leaves out those of others. */
const WORD = newWord();
const list = (query: string) =>
  admin.get<List>(
    `/assets?${query.includes('search=') ? query.replace('search=', `search=${WORD}%20`) : `search=${WORD}&${query}`}`,
  );
const make = (original: samples.Sample, files: samples.Sample[], texts: Record<string, string>) =>
  makeAsset(admin, original, files, { description: WORD, ...texts });
const titles = async (query: string) => (await list(query)).body.data.map(({ title }) => title);
const getId = (title: string): string => ids.get(title) ?? '';
const sha256 = ({ bytes }: { bytes: Uint8Array }) => createHash('sha256').update(bytes).digest('hex');

const page = async (json: object) => (await admin.post<Data<PageBody>>('/pages', json)).body.data;

/** Pages of which the draft, the live and the scheduled version each show something else. */
async function makePages(): Promise<PageBody> {
  const made = await page({
    title: 'Gebruik',
    published_at: PAST,
    blocks: [{ type: 'asset', asset: getId('Live') }],
  });
  await admin.put(`/pages/${made.id}`, {
    published_at: FAR,
    blocks: [{ type: 'text-tile', tile: { asset: getId('Gepland') } }],
  });
  await admin.put(`/pages/${made.id}`, {
    blocks: [
      { type: 'text-assets', assets: ['', getId('Concept')] },
      { type: 'text-asset-background', backgroundAsset: getId('Concept') },
    ],
  });
  const gone = await page({ title: 'Weg', blocks: [{ type: 'asset', asset: getId('Los') }] });
  await admin.delete(`/pages/${gone.id}`);
  return made;
}

let using: PageBody;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  user = await portal.api.as((await getPeople(admin).make()).email, PASSWORD);
  const small = await samples.png(10, 10);
  const large = await samples.jpeg(900, 600);
  for (const [title, original, isPrivate] of [
    ['Live', small, 'false'],
    ['Gepland', samples.mp4(), 'true'],
    ['Concept', large, 'false'],
    ['Los', small, 'true'],
  ] as const) {
    ids.set(title, (await make(original, [], { title, isPrivate })).id);
  }
  using = await makePages();
});

describe('the list for admins', () => {
  test.each([
    ['private=true', ['Gepland', 'Los']],
    ['private=false', ['Concept', 'Live']],
    ['used=true', ['Concept', 'Gepland', 'Live']],
    ['used=false', ['Los']],
    ['used=true&private=false', ['Concept', 'Live']],
    ['used=true&private=true&kind=video', ['Gepland']],
    ['used=true&kind=image&search=live', ['Live']],
    ['used=true&sort=title:desc&pageSize=2', ['Live', 'Gepland']],
    ['used=true&sort=title:desc&pageSize=2&page=2', ['Concept']],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('counts what the filters let through', async () => {
    const { body } = await list('used=true&pageSize=2');
    expect(body.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
  });

  test.each(['', 'private=true', 'used=true&kind=image', 'kind=video', 'search=los', 'without=description'])(
    'each filter says how many it would leave, beside: %s',
    async (on) => {
      const total = async (filter: string) => {
        const params = new URLSearchParams(on);
        for (const [name, value] of new URLSearchParams(filter)) params.set(name, value);
        return (await list(`${params.toString()}&pageSize=1`)).body.meta.pagination.total;
      };
      const { search = '', ...others } = Object.fromEntries(new URLSearchParams(on));
      const sought = new URLSearchParams({ ...others, search: `${WORD} ${search}` });
      const { body } = await admin.get<Data<object>>(`/admin/assets/counts?${sought.toString()}`);
      expect(body.data).toEqual({
        all: (await list(`search=${search}&pageSize=1`)).body.meta.pagination.total,
        kinds: {
          image: await total('kind=image'),
          video: await total('kind=video'),
          document: await total('kind=document'),
          editable: await total('kind=editable'),
        },
        private: await total('private=true'),
        used: await total('used=true'),
        unused: await total('used=false'),
        undescribed: await total('without=description'),
      });
    },
  );

  test.each([
    'private=',
    'private=1',
    'private=ja',
    'private=TRUE',
    'private=true&private=false',
    'private[x]=true',
    'used=',
    'used=0',
    'used=null',
    'used=true&used=true',
    'used=__proto__',
    ...[
      'sha256=',
      'sha256=abc',
      `sha256=${'g'.repeat(64)}`,
      `sha256=${'a'.repeat(63)}`,
      `sha256=${'a'.repeat(65)}`,
    ],
    ...[`sha256=${'a'.repeat(64)}%0a`, `sha256=${'a'.repeat(64)}&sha256=${'b'.repeat(64)}`, 'sha256=%00'],
  ])('%s: 400', async (query) => {
    const { status, body } = await list(query);
    const name = /^\w+/.exec(query)?.[0] ?? '';
    expect([status, body.errors]).toEqual([400, { [name]: [expect.stringMatching(/\.$/)] }]);
  });

  test('what is no longer used shows so at once', async () => {
    const { id } = await make(await samples.png(10, 10), [], { title: 'Even' });
    const shown = await page({ title: 'Even', blocks: [{ type: 'asset', asset: id }] });
    expect(await titles('used=true&search=even')).toEqual(['Even']);
    await admin.put(`/pages/${shown.id}`, { blocks: [] });
    expect(await titles('used=false&search=even')).toEqual(['Even']);
    await admin.delete(`/assets/${id}`);
  });

  test('sorts by size, and by when an asset was made or changed', async () => {
    const created = ['Live', 'Gepland', 'Concept', 'Los'];
    expect(await titles('sort=created_at:asc')).toEqual(created);
    expect(await titles('sort=created_at:desc')).toEqual(created.toReversed());
    await admin.put(`/assets/${getId('Gepland')}`, { description: `Anders ${WORD}` });
    expect((await titles('sort=updated_at:desc'))[0]).toBe('Gepland');
    const sizes = (await list('sort=size:desc')).body.data.map(({ original }) => original?.size ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await sendFiles(admin, getId('Los'), [samples.sample('groot.txt', 'x'.repeat(200_000))]);
    expect((await titles('sort=size:desc'))[0]).toBe('Los');
    expect((await titles('sort=updated_at:desc'))[0]).toBe('Los');
  });
});

test('where an asset is used: its draft, live and scheduled places, with the type of block', async () => {
  const { id, slug, title } = using;
  const places = async (of: string) =>
    (await admin.get<Data<{ used_on: Usage[] }>>(`/assets/${getId(of)}`)).body.data.used_on.map(
      ({ page: at, block }) => {
        expect(at).toEqual({ id, slug, title });
        return block?.type;
      },
    );
  expect(await places('Live')).toEqual(['asset']);
  expect(await places('Gepland')).toEqual(['text-tile']);
  expect(await places('Concept')).toEqual(['text-assets', 'text-asset-background']);
  expect(await places('Los')).toEqual([]);
});

describe('by SHA-256', () => {
  const found = async (file: { bytes: Uint8Array }) => (await list(`sha256=${sha256(file)}`)).body.data;
  const getTitles = async (file: { bytes: Uint8Array }) => (await found(file)).map(({ title }) => title);

  test('finds an original and a file, in either case of the digits', async () => {
    const picture = await samples.png(33, 44);
    const letter = samples.sample('brief.txt', 'Geachte heer, mevrouw');
    await make(picture, [letter], { title: 'Zelfde' });
    await make(await samples.png(44, 33), [letter], { title: 'Zelfde brief' });
    expect(await getTitles(picture)).toEqual(['Zelfde']);
    expect(await getTitles(letter)).toEqual(['Zelfde', 'Zelfde brief']);
    const upper = await list(`sha256=${sha256(letter).toUpperCase()}&search=brief&sort=title:desc`);
    expect(upper.body.data.map(({ title }) => title)).toEqual(['Zelfde brief', 'Zelfde']);
    expect(await getTitles(samples.sample('x', 'iets anders'))).toEqual([]);
  });

  test('finds a drawing as it was sent and as it is kept', async () => {
    const sent = samples.svg('<script>alert(1)</script><circle r="7"/>');
    const { files } = await make(await samples.png(10, 10), [sent], { title: 'Tekening' });
    const { bytes } = await admin.get(`/files/${files[0]?.id}/download`);
    expect(sha256({ bytes })).not.toBe(sha256(sent));
    expect(await getTitles(sent)).toEqual(['Tekening']);
    expect(await getTitles({ bytes })).toEqual(['Tekening']);
  });

  test('finds nothing by an original that was replaced, until it comes back', async () => {
    const [first, second] = [await samples.png(71, 17), await samples.png(72, 17)];
    const { id } = await make(first, [], { title: 'Vervangen' });
    await admin.send('PUT', `/assets/${id}`, { raw: getForm({}, 'original', [second]) });
    expect([await getTitles(first), await getTitles(second)]).toEqual([[], ['Vervangen']]);
    const [earlier] = (await admin.get<Data<{ id: string }[]>>(`/assets/${id}/originals`)).body.data;
    await admin.post(`/assets/${id}/originals/${earlier?.id}/restore`);
    expect([await getTitles(first), await getTitles(second)]).toEqual([['Vervangen'], []]);
  });

  test('is revealed nowhere', async () => {
    const picture = await samples.png(19, 91);
    const { id, original } = await make(picture, [], { title: 'Stil' });
    const shown = { type: 'asset', asset: id };
    await page({ title: 'Stil', is_public: true, published_at: PAST, blocks: [shown] });
    const digest = createHash('sha256').update(picture.bytes).digest();
    const answers = await Promise.all(
      [`/assets/${id}`, '/assets?search=stil', `/assets/${id}/originals`, '/pages/stil', '/admin/pages/stil']
        .concat(`/assets/${id}/download`, `/files/${original?.id}/download`, '/admin/audit')
        .map((path) => admin.get(path)),
    );
    const sent = answers.map(({ headers, body }) => JSON.stringify([[...headers], body])).join('\n');
    // A short part of it is as good as the whole.
    for (const form of ['hex', 'base64url', 'base64'] as const) {
      expect(sent).not.toContain(digest.toString(form).slice(0, 10));
    }
  });
});

test.each(['private=true', 'used=false', `sha256=${'a'.repeat(64)}`, 'private=rommel', 'sha256='])(
  '%s is for admins only',
  async (query) => {
    expect((await portal.api.get(`/assets?${query}`)).status).toBe(401);
    expect((await user.get<ErrorBody>(`/assets?${query}`)).status).toBe(403);
    const [line] = await getLines(admin, { action: 'auth.forbid' });
    expect(line?.action).toBe('auth.forbid');
  },
);
