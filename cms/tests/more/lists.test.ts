import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold, foldSql } from '../../src/shared/fold';
import { png } from '../samples/files';
import { makeAsset } from '../samples/sending';
import { chance } from '../support/chance';
import { makeToken } from '../support/api-tokens';
import type { Client } from '../support/client';
import type { Document } from '../support/description';
import { PASSWORD } from '../support/people';
import { dropOwnPresets } from '../support/presets';
import { makeReplaced } from '../support/replaced-files';
import { admin, people, portal, setUpPortal } from '../support/shared-portal';
import { sql } from '../support/sql';
import type { Data, ErrorBody, PageBody } from '../support/wire';
import { getWebhooks } from '../support/webhooks';
import { newWord } from '../support/words';

interface Listed {
  data: ({ id?: string; term?: string } & Record<string, unknown>)[];
  meta: { pagination: { page: number; total: number; pageCount: number }; next?: string | null };
}

setUpPortal();
dropOwnPresets(() => admin);

/** What only the rows of this file hold. */
const WORD = newWord();
/** Composed and decomposed by turns, and numbers that sort as numbers do. */
const names = [1, 2, 9, 10, 11].map((n) =>
  `Patiënten René Müller ${WORD} ${n}`.normalize(n % 2 ? 'NFC' : 'NFD'),
);
const FIRST = names[0] ?? '';

const id = async (answer: Promise<{ status: number; body: Data<{ id: string }> }>): Promise<string> => {
  const { status, body } = await answer;
  expect(status).toBe(200);
  return body.data.id;
};

/** The lists, by the path in the API's description. */
let lists: { path: string; address: string }[];
let reader: Client;

const makePage = (title: string, more: object = {}) =>
  id(admin.post<Data<PageBody>>('/pages', { title, ...more }));

const makeWebhook = (name: string) => {
  const url = `https://ontvanger.invalid/${encodeURIComponent(name)}`;
  return id(admin.post<Data<{ id: string }>>('/admin/webhooks', { url, active: false }));
};
afterAll(() => getWebhooks(admin).drop());

/** What a list is of. */
const getOwner = (path: string, of: Record<'page' | 'webhook' | 'replaced', string>): string => {
  if (path.includes('/pages/')) return of.page;
  return path.includes('/webhooks/') ? of.webhook : of.replaced;
};

const nameRevisions = async (page: string): Promise<void> => {
  for (let n = 0; n < 4; n += 1) {
    await admin.put(`/pages/${page}`, { title: `Versie ${n}`, published_at: '2026-01-02T03:04:05.000Z' });
  }
  const path = `/admin/pages/${page}/revisions`;
  for (const { id: revision } of (await admin.get<Listed>(path)).body.data) {
    expect((await admin.put(`${path}/${revision}`, { name: FIRST })).status).toBe(200);
  }
};

beforeAll(async () => {
  const email = (await people.make()).email;
  reader = await portal.api.as(email, PASSWORD);
  const assets: string[] = [];
  const webhook = await makeWebhook(FIRST);
  const { strapi } = portal;
  for (const [n, name] of names.entries()) {
    await people.make({ firstName: 'Ann', lastName: name });
    await id(admin.post<Data<{ id: string }>>('/groups', { name, permissions: [] }));
    await id(admin.post<Data<{ id: string }>>('/colors', { name, hex: `#00000${n}` }));
    await id(admin.post<Data<{ id: string }>>('/presets', { label: name, format: 'png', width: 50 + n }));
    await id(
      admin.post<Data<{ id: string }>>('/admin/search/synonyms', {
        words: [`${WORD} ${name}`, `woord ${n}`],
      }),
    );
    await makePage(name);
    await admin.delete(`/pages/${await makePage(name)}`);
    await makeToken(admin, { name });
    if (n > 0) await makeWebhook(name);
    await sql(
      portal.databaseUrl,
      `insert into portal_deliveries (document_id, webhook_id, type, tries, body, created_at)
       values ($1, $2, 'ping', 1, $3, now())`,
      [newWord(), webhook, name],
    );
    assets.push((await makeAsset(admin, await png(30, 20), [], { title: n < 3 ? FIRST : name })).id);
    const gone = await makeAsset(admin, await png(30, 20), [], { title: name });
    await admin.delete(`/assets/${gone.id}`);
    const expiresAt = new Date(Date.now() + 86_400_000);
    const share = { title: name, items: [{ asset: gone.id }], userId: 'x', downloads: n, expiresAt };
    await strapi.db.query('api::download.share').create({ data: share });
    await sql(portal.databaseUrl, 'insert into portal_search_misses values ($1, current_date, 2)', [
      name.toLowerCase(),
    ]);
  }
  const page = await makePage('Voor lijsten', {
    is_public: true,
    published_at: '2026-01-02T03:04:05.000Z',
    blocks: assets.map((asset) => ({ type: 'asset', asset })),
  });
  await nameRevisions(page);
  const replaced = await makeReplaced(FIRST);
  const { paths } = (await portal.api.get<Document>('/openapi.json')).body;
  const isPaged = (path: string): boolean =>
    paths[path]?.get?.parameters.some(({ name }) => name === 'pageSize') === true;
  lists = Object.keys(paths)
    // Has tests of its own.
    .filter((path) => isPaged(path) && path !== '/search')
    .map((path) => ({
      path,
      address: path.replace('{id}', getOwner(path, { page, webhook, replaced })),
    }));
  expect(lists.length).toBeGreaterThan(12);
});

const read = async (who: Client, address: string, query: string): Promise<Listed> => {
  const { status, body } = await who.get<Listed>(`${address}?${query}`);
  expect([address, query, status]).toEqual([address, query, 200]);
  return body;
};
const getIds = ({ data }: Listed) => data.map((row) => row.id ?? row.term);

test('a search of any list minds no case, accents or decomposition', async () => {
  for (const { address } of lists) {
    const { total } = (await read(admin, address, `search=${WORD}&pageSize=500`)).meta.pagination;
    // What was replaced goes by the names of its files, of which the present one is none.
    expect([address, total]).toEqual([address, Math.max(total, 3)]);
    for (const words of ['patienten', 'PATIËNTEN rene', 'Mu\u0308ller', 'rené muller']) {
      const search = encodeURIComponent(`${words} ${WORD}`);
      const found = await read(admin, address, `search=${search}&pageSize=500`);
      expect([address, words, found.meta.pagination.total]).toEqual([address, words, total]);
    }
    expect((await read(admin, address, `search=${WORD}%25`)).meta.pagination.total).toBe(0);
  }
});

test('each row of any list comes once, in one order, whatever the page size', async () => {
  const { below, oneOf } = chance(20_261_127);
  for (const { address } of lists) {
    const wrong = await admin.get<ErrorBody>(`${address}?sort=onbekend:asc`);
    const sorts = /^Sorteren kan op: (\w.*)\.$/
      .exec(wrong.body.errors?.sort?.[0] ?? '')?.[1]
      ?.split(', ') ?? ['at'];
    const viewers = ['/assets', '/library', '/colors', '/presets'].includes(address)
      ? [admin, reader]
      : [admin];
    for (const sort of ['', oneOf(sorts), oneOf(sorts), oneOf(sorts)]) {
      const who = oneOf(viewers);
      const query = `search=${WORD}&${sort && `sort=${sort}:${oneOf(['asc', 'desc'])}`}`;
      const all = getIds(await read(who, address, `${query}&pageSize=500`));
      expect(new Set(all).size).toBe(all.length);
      const size = 1 + below(4);
      const found: unknown[] = [];
      for (let page = 1; page <= Math.ceil(all.length / size) + 1; page += 1) {
        const { data, meta } = await read(who, address, `${query}&pageSize=${size}&page=${page}`);
        expect(meta.pagination.total).toBe(all.length);
        found.push(...data.map((row) => row.id ?? row.term));
      }
      expect([address, query, size, found]).toEqual([address, query, size, all]);
    }
  }
});

test('numbers in names sort as numbers, in every list that has names', async () => {
  for (const [address, field] of [
    ['/groups', 'name'],
    ['/users', 'name'],
    ['/colors', 'name'],
    ['/presets', 'label'],
    ['/admin/pages', 'title'],
    ['/admin/pages/deleted', 'title'],
    ['/admin/assets/deleted', 'title'],
    ['/shares', 'title'],
  ] as const) {
    const { data } = await read(admin, address, `search=${WORD}&sort=${field}:asc`);
    const numbers = data.map((row) => String(row[field]).split(' ').at(-1));
    expect([address, numbers]).toEqual([address, ['1', '2', '9', '10', '11']]);
  }
});

test('the groups of somebody sort as the list of groups does', async () => {
  const sorted = getIds(await read(admin, '/groups', `search=${WORD}&sort=name:asc`));
  const { groups: own } = await people.make({ groups: sorted.toReversed() });
  expect(own.map(({ id: group }) => group)).toEqual(sorted);
});

test('people sort by surname, past what a Dutch list passes over', async () => {
  const word = newWord();
  const sorted = [
    'Appel',
    'van den Berg',
    'Bergé',
    "van 't Hof",
    "'t Hofje",
    'Müller',
    'Muller-Bos',
    'Óskar',
    'Van',
    'de Vries',
    'Vries 9',
    'Vries 10',
    'van der Zee',
    'Żuk',
  ];
  for (const lastName of sorted.toReversed()) {
    const email = `${newWord()}@${word}.example`;
    const data = { username: email, email, firstName: 'Bo', lastName, provider: 'local', confirmed: true };
    await portal.strapi.db.query('plugin::users-permissions.user').create({ data });
  }
  const { data } = await read(admin, '/users', `search=${word}&sort=name:asc`);
  expect(data.map(({ name }) => String(name).slice(3))).toEqual(sorted);
  const turned = await read(admin, '/users', `search=${word}&sort=lastName:desc`);
  expect(turned.data.map(({ name }) => String(name).slice(3))).toEqual(sorted.toReversed());
});

test('PostgreSQL folds as JavaScript does', async () => {
  const blocks = [0x20, 0xa0, 0x100, 0x180, 0x370, 0x400, 0x1e00, 0x2010, 0x2c60, 0xfb00, 0xff00];
  const texts = blocks.map((from) =>
    String.fromCodePoint(...Array.from({ length: from === 0xa0 ? 0x60 : 0x40 }, (_, n) => from + n)),
  );
  const rows = await sql<{ folded: string }>(
    portal.databaseUrl,
    `select ${foldSql('given')} as folded from unnest($1::text[]) with ordinality as t (given, n) order by n`,
    [texts],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(fold));
});

describe('after a cursor', () => {
  const title = newWord();
  const make = async (n: string) =>
    (await makeAsset(admin, await png(30, 20), [], { title: `${title} ${n}` })).id;
  let ids: string[];

  beforeAll(async () => {
    ids = [];
    for (const n of ['b', 'b', 'd', 'd', 'd']) ids.push(await make(n));
  });

  const walk = async (who: Client, query: string, between: () => Promise<unknown>) => {
    const pages: unknown[][] = [];
    let page = await read(who, '/assets', query);
    pages.push(getIds(page));
    while (page.meta.next) {
      await between();
      page = await read(who, '/assets', `${query}&after=${encodeURIComponent(page.meta.next)}`);
      pages.push(getIds(page));
    }
    return pages;
  };

  test.each(['title:asc', 'title:desc', 'size:asc', 'id:desc'])(
    'nothing is missed or doubled while assets come and go, sorted by %s',
    async (sort) => {
      const query = `search=${title}&sort=${sort}`;
      const before = getIds(await read(admin, '/assets', query));
      const made: string[] = [];
      const removed: string[] = [];
      const pages = await walk(admin, `${query}&pageSize=2`, async () => {
        made.push(await make('a'), await make('z'));
        const first = made.shift();
        if (first) {
          removed.push(first);
          await admin.delete(`/assets/${first}`);
        }
      });
      const found = pages.flat();
      expect(new Set(found).size).toBe(found.length);
      expect(found.filter((one) => before.includes(String(one)))).toEqual(before);
      for (const one of [...made, ...removed]) await admin.delete(`/assets/${one}`);
    },
  );

  test('goes on where the row that it names is gone', async () => {
    const query = `search=${title}&sort=title:asc&pageSize=3`;
    const first = await read(admin, '/assets', query);
    const all = getIds(await read(admin, '/assets', `search=${title}&sort=title:asc`));
    const last = String(getIds(first).at(-1));
    await admin.delete(`/assets/${last}`);
    const rest = await read(admin, '/assets', `${query}&after=${first.meta.next}`);
    expect([...getIds(first), ...getIds(rest)]).toEqual(all);
    expect(rest.meta).toMatchObject({ next: null, pagination: { total: all.length - 1 } });
    expect((await admin.post(`/assets/${last}/restore`)).status).toBe(200);
  });

  test('an empty one begins the list, which is also read by page', async () => {
    const query = `search=${title}&pageSize=3`;
    const begun = await read(admin, '/assets', `${query}&after=`);
    const paged = await read(admin, '/assets', query);
    expect(getIds(begun)).toEqual(getIds(paged));
    expect(begun.meta).toEqual(paged.meta);
    const second = await read(admin, '/assets', `${query}&after=${begun.meta.next}`);
    expect(second.meta.pagination).toMatchObject({ page: 2, pageSize: 3 });
    expect(getIds(second)).toEqual(getIds(await read(admin, '/assets', `${query}&page=2`)));
    expect((await read(admin, '/assets', `${query}&page=2`)).meta.next).toBe(null);
    expect((await read(portal.api, '/library', `search=${WORD}&pageSize=2`)).meta.next).toBeTruthy();
  });

  test('one that was tampered with, or is of another sort, is refused', async () => {
    const { meta } = await read(admin, '/assets', `search=${title}&pageSize=2`);
    const next = meta.next ?? '';
    const [text = '', signature = ''] = next.split('.');
    const other = Buffer.from(JSON.stringify({ sort: 'title:asc', value: '', id: '' })).toString('base64url');
    const cursors = ['x', '.', `${other}.${signature}`, `${text}.`, `${next}.`, `${next}A`, `${next}=`, text];
    for (const cursor of [...cursors, 'x'.repeat(3000), `${next}&sort=size:asc`, `${next}&after=${next}`]) {
      const { status, body } = await admin.get<ErrorBody>(`/assets?after=${cursor}`);
      expect([cursor, status, Object.keys(body.errors ?? {})]).toEqual([cursor, 400, ['after']]);
    }
  });
});
