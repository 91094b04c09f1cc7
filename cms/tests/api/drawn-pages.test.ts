import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';

const NOW = '2026-01-02T03:04:05.000Z';
/** Each stands in one place that visitors may not see. */
const SECRETS = ['geheimpagina', 'geheimblok', 'geheimconcept', 'geheimbestand', 'geheimtoekomst'];

let portal: Portal;
let admin: Client;
let logo: PageBody;

const make = async (body: object): Promise<PageBody> =>
  (await admin.post<Data<PageBody>>('/pages', { published_at: NOW, ...body })).body.data;

const save = (page: PageBody, body: object) => admin.put<Data<PageBody>>(`/pages/${page.id}`, body);

const read = async (path: string, headers: Record<string, string> = {}) => {
  const { body, status } = await portal.site.get<string>(path, { Accept: 'text/html', ...headers });
  return { body, status };
};

/** What is in the page before any script ran. */
const getDrawn = (html: string): string =>
  /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';

/** Where the data of a drawn page is. */
const getDataAddress = (html: string): string => /id="first-view" data-src="([^"]+)"/.exec(html)?.[1] ?? '/';

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
  const { id } = await makeAsset(admin, await samples.png(40, 40));
  await admin.put(`/assets/${id}`, { title: 'geheimbestand' });
  logo = await make({
    title: 'Het logo',
    slug: 'getekend-logo',
    lead: 'Zo ziet het eruit.',
    is_public: true,
    blocks: [
      {
        type: 'text',
        title: 'Gebruik',
        body: '<p>Altijd het <b style="color: #1763c6">origineel</b>, zie <a href="/huisstijl/getekend-kleur">Kleur</a>.</p>',
      },
      { type: 'text', title: 'geheimblok', isPrivate: true, groups: [] },
      { type: 'asset', asset: id, isPrivate: true, groups: [] },
    ],
  });
  await make({
    title: 'geheimpagina',
    slug: 'getekend-geheim',
    blocks: [{ type: 'text', title: 'geheimpagina' }],
  });
  const later = { title: 'Later', slug: 'getekend-later', is_public: true };
  await make({
    ...later,
    published_at: '2099-01-01T00:00:00.000Z',
    blocks: [{ type: 'text', title: 'geheimtoekomst' }],
  });
  const draft = await make({ title: 'Kleur', slug: 'getekend-kleur', is_public: true, blocks: [] });
  await save(draft, { blocks: [{ type: 'text', title: 'geheimconcept' }] });
});

describe('a public page', () => {
  test('is there before any script: its words, its outline and the pages around it', async () => {
    const drawn = getDrawn((await read('/huisstijl/getekend-logo')).body);
    expect(drawn).toMatch(/<h1[^>]*>Het logo<\/h1>/);
    expect(drawn).toContain('Zo ziet het eruit.');
    expect(drawn).toMatch(/<h2[^>]*>Gebruik<\/h2>/);
    expect(drawn).toContain('href="/huisstijl/getekend-kleur"');
  });

  test('needs no exception of the content security policy: its styles are in a file of its own', async () => {
    const { body } = await read('/huisstijl/getekend-logo');
    expect(body).not.toMatch(/<[^>]+\sstyle=/);
    expect(body).not.toMatch(/<script(?! type="(application\/json" id|application\/ld\+json"|module" ))/);
    const [, address = ''] =
      /<link rel="stylesheet" crossorigin href="([^"]+\.css\?v=[^"]+)"/.exec(body) ?? [];
    const { status, headers, body: css } = await portal.site.get<string>(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/css');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(css).toContain('{color:#1763c6}');
  });

  test('has its data for the script beside it, for this version alone', async () => {
    const address = getDataAddress((await read('/huisstijl/getekend-logo')).body);
    const { status, headers, body } = await portal.site.get<{ page: PageBody }>(address);
    expect(status).toBe(200);
    // It may become private.
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body.page.slug).toBe('getekend-logo');
    const [path = ''] = address.split('?');
    expect((await read(`${path}?v=${'x'.repeat(22)}`)).status).toBe(404);
    expect((await read(path)).status).toBe(404);
  });

  test('that changes has other data, and none for what was drawn before', async () => {
    const page = await make({ title: 'Net gehaald', slug: 'getekend-net', is_public: true, blocks: [] });
    const address = getDataAddress((await read('/huisstijl/getekend-net')).body);
    await save(page, { title: 'Gewijzigd', published_at: NOW });
    expect((await read(address)).status).toBe(404);
    expect(getDataAddress((await read('/huisstijl/getekend-net')).body)).not.toBe(address);
  });

  test('is drawn anew for the first who asks after a change', async () => {
    const page = await make({ title: 'Eerst', slug: 'getekend-nieuw', is_public: true, blocks: [] });
    expect(getDrawn((await read('/huisstijl/getekend-nieuw')).body)).toContain('>Eerst</h1>');
    expect((await read('/huisstijl/getekend-nieuw.md')).body).toContain('# Eerst');
    await save(page, { title: 'Daarna', published_at: NOW });
    expect(getDrawn((await read('/huisstijl/getekend-nieuw')).body)).toContain('>Daarna</h1>');
    expect((await read('/huisstijl/getekend-nieuw.md')).body).toContain('# Daarna');
    await save(page, { is_public: false, published_at: NOW });
    expect((await read('/huisstijl/getekend-nieuw')).body).not.toContain('Daarna');
    expect((await read('/huisstijl/getekend-nieuw.md')).status).toBe(404);
  });

  test.each(['portal_session=1', 'locale=nl-NL; side-menu=closed'])(
    'is left to the browser that sends %s, which shows it otherwise',
    async (cookie) => {
      const { body } = await read('/huisstijl/getekend-logo', { Cookie: cookie });
      expect(body).toContain('<div id="root"></div>');
      expect(body).toContain('Het logo');
    },
  );

  test('is kept apart from what a browser draws', async () => {
    const { headers } = await portal.site.get('/huisstijl/getekend-logo');
    expect(headers.get('vary')).toMatch(/\bCookie\b/);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('asked for by many at once is the same for each', async () => {
    const page = await make({ title: 'Drukte', slug: 'getekend-drukte', is_public: true, blocks: [] });
    const all = await Promise.all(Array.from({ length: 20 }, () => read('/huisstijl/getekend-drukte')));
    expect(new Set(all.map(({ body }) => body)).size).toBe(1);
    expect(getDrawn(all[0]?.body ?? '')).toContain(page.title);
  });
});

describe('for archives and assistants', () => {
  test('a page is there as Markdown, with where it comes from', async () => {
    const { body, headers, status } = await portal.site.get<string>('/huisstijl/getekend-logo.md');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(body).toBe(`---
title: "Het logo"
description: "Zo ziet het eruit."
url: ${portal.url}/huisstijl/getekend-logo
updated: ${logo.published_at}
lang: nl
---

# Het logo

Zo ziet het eruit.

## Gebruik

Altijd het **origineel**, zie [Kleur](${portal.url}/huisstijl/getekend-kleur).
`);
  });

  test('the page says where its Markdown is, and llms.txt lists all of them in the order of the tree', async () => {
    const { body } = await read('/huisstijl/getekend-logo');
    expect(body).toMatch(
      /<link rel="alternate" type="text\/markdown" href="[^"]*\/huisstijl\/getekend-logo\.md"/,
    );
    const { body: list, headers } = await portal.site.get<string>('/llms.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(list).toContain(`- [Het logo](${portal.url}/huisstijl/getekend-logo.md): Zo ziet het eruit.\n`);
    expect(list.indexOf('[Het logo]')).toBeLessThan(list.indexOf('[Kleur]'));
  });

  test('a title is text in both, also when it looks like Markdown', async () => {
    const lead = '<b>vet</b>';
    await make({
      title: '[x](//elders) *y* <i>',
      lead,
      slug: 'getekend-tekens',
      is_public: true,
      blocks: [],
    });
    expect((await read('/llms.txt')).body).toMatch(
      /^- \[\\\[x\\\]\(\/\/elders\) \\\*y\\\* \\<i>\]\(.*\.md\): \\<b>vet\\<\/b>$/m,
    );
    expect((await read('/huisstijl/getekend-tekens.md')).body).toContain(
      String.raw`# \[x\](//elders) \*y\* \<i>` + '\n\n' + String.raw`\<b>vet\</b>`,
    );
  });
});

describe('what visitors may not see', () => {
  test.each([
    '/',
    '/huisstijl/getekend-logo',
    '/huisstijl/getekend-kleur',
    '/huisstijl/getekend-geheim',
    '/huisstijl/getekend-later',
    '/llms.txt',
  ])('is not in %s, nor in its data, its styles or its Markdown', async (path) => {
    const data = getDataAddress((await read(path)).body);
    for (const address of [path, data, `${path}.css`, `${path}.md`]) {
      const text = JSON.stringify((await read(address)).body);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
  });

  test.each(['getekend-geheim', 'getekend-later', 'onbekend', 'home%2f..%2fgetekend-geheim'])(
    '%s has no data, no styles and no Markdown',
    async (slug) => {
      for (const ending of ['json', 'css', 'md'])
        expect((await read(`/huisstijl/${slug}.${ending}`)).status).toBe(404);
    },
  );

  test('does not come with the cookies or the bearer of who may', async () => {
    const { body } = await admin.at(portal.url).get<Data<PageBody>>('/pages/getekend-logo');
    expect(JSON.stringify(body)).toContain('geheimblok');
    for (const path of [
      '/huisstijl/getekend-logo',
      '/huisstijl/getekend-logo.md',
      '/huisstijl/getekend-geheim',
    ]) {
      const { body: html } = await read(path, { Authorization: 'Bearer x', Cookie: 'portal_refresh=x' });
      for (const secret of SECRETS) expect(html).not.toContain(secret);
    }
  });
});

describe('what turns private', () => {
  const secret = 'verdwijnwoord';
  const text = { type: 'text', title: secret };
  let count = 0;

  /** A public page at an address that no other test has asked for. */
  const makePublic = async (blocks: object[]) => {
    count += 1;
    const slug = `getekend-weg-${count}`;
    const page = await make({ title: 'Weg', slug, is_public: true, blocks });
    return { page, path: `/huisstijl/${slug}`, call: `/api/v1/pages/${slug}` };
  };

  /** Every public address that tells of a page, with the data of how it is drawn now. */
  const getAddresses = async (path: string, call: string): Promise<string[]> => {
    const { body } = await read(path);
    const styles = /href="([^"]+\.css\?v=[^"]+)"/.exec(body)?.[1] ?? '/';
    return [
      ...[getDataAddress(body), path, `${path}/`, styles, `${path}.css`, `${path}.md`, call],
      ...['/', '/llms.txt', '/sitemap.xml', '/api/v1/pages/map', '/api/v1/library'],
      ...[`/api/v1/search?q=${secret}`, `/api/v1/search/suggest?q=${secret}`],
    ];
  };

  const findSecret = async (addresses: readonly string[]): Promise<string[]> => {
    const answers = await Promise.all(addresses.map(async (each) => ({ each, ...(await read(each)) })));
    return answers.filter(({ body }) => JSON.stringify(body).includes(secret)).map(({ each }) => each);
  };

  test.each([
    ['a block', { blocks: [{ ...text, isPrivate: true, groups: [] }] }],
    ['a block that is taken away', { blocks: [] }],
    ['a page', { is_public: false }],
  ])('%s is gone at once from every address that was asked before', async (_what, change) => {
    const { page, path, call } = await makePublic([text]);
    const addresses = await getAddresses(path, call);
    const told = [addresses[0], path, `${path}.md`, call];
    expect(await findSecret(addresses)).toEqual(expect.arrayContaining(told));
    await save(page, { ...change, published_at: NOW });
    expect(await findSecret([...addresses, ...(await getAddresses(path, call))])).toEqual([]);
  });

  test('an asset is gone at once from the page that shows it', async () => {
    const { id } = await makeAsset(admin, await samples.png(40, 40));
    await admin.put(`/assets/${id}`, { title: secret });
    const { path, call } = await makePublic([{ type: 'asset', asset: id }]);
    const addresses = [...(await getAddresses(path, call)), `/api/v1/assets/${id}`];
    expect(await findSecret(addresses)).toEqual(expect.arrayContaining([addresses[0], path, call]));
    await admin.put(`/assets/${id}`, { isPrivate: true });
    expect(await findSecret([...addresses, ...(await getAddresses(path, call))])).toEqual([]);
  });
});
