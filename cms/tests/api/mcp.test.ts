import {
  Client as NewClient,
  StreamableHTTPClientTransport as NewTransport,
} from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, expect, test } from 'vitest';
import { png, svg, docx } from '../samples/files';
import { makeAsset } from '../samples/sending';
import { askMcp, callTool, readReply } from '../support/assistant';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { publish, startSearchable } from '../support/searching';
import type { Data } from '../support/wire';
import { newWord } from '../support/words';

const TOOLS = [
  ...['search', 'read_page', 'list_pages', 'list_colors', 'check_contrast'],
  ...['find_assets', 'get_download', 'list_templates'],
];

let portal: OwnPortal;
let admin: Client;
let reader: Client;
let group: string;

beforeAll(async () => {
  ({ portal, admin, reader, group } = await startSearchable());
});

const getAddress = () => new URL(`${portal.url}/mcp`);

test('the clients of both generations read the tools and call one', async () => {
  const older = new OldClient({ name: 'proef', version: '1' });
  await older.connect(new OldTransport(getAddress()));
  const newer = new NewClient({ name: 'proef', version: '1' });
  await newer.connect(new NewTransport(getAddress()));
  for (const assistant of [older, newer]) {
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([...TOOLS].sort());
    for (const { description, annotations } of tools) {
      // In Dutch and in English.
      expect(description?.split('\n')).toHaveLength(2);
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
    const input = { text: 'white', background: '#000' };
    const { content } = await assistant.callTool({ name: 'check_contrast', arguments: input });
    expect(JSON.stringify(content)).toContain('contrast 21 : 1');
    expect(assistant.getInstructions()).toContain('read_page');
    await assistant.close();
  }
});

test('a page is found, read as a tool and as a resource, and named with its address', async () => {
  const word = newWord();
  const page = await publish(admin, {
    title: `Hoofdletters ${word}`,
    lead: `Wanneer wel ${word}`,
    blocks: [{ type: 'text', title: 'Koppen', body: `<p>Alleen de eerste letter, ${word}.</p>` }],
  });
  const found = await callTool(portal.api, 'search', { q: word });
  expect(found).toMatchObject({ isError: false });
  expect(found.text).toContain(`(pagina, slug: ${page.slug})`);
  expect(found.text).toMatch(new RegExp(`https?://\\S+/huisstijl/${page.slug}`));
  const [address = ''] = /https?:\/\/\S+/.exec(found.text) ?? [];
  for (const slug of [page.slug, address, `/huisstijl/${page.slug}`, page.slug.toUpperCase()]) {
    expect((await callTool(portal.api, 'read_page', { slug })).text).toContain(
      `Alleen de eerste letter, ${word}.`,
    );
  }
  expect((await callTool(portal.api, 'list_pages')).text).toContain(
    `Hoofdletters ${word} (slug: ${page.slug})`,
  );

  const assistant = new OldClient({ name: 'proef', version: '1' });
  await assistant.connect(new OldTransport(getAddress()));
  const { resources } = await assistant.listResources();
  const resource = resources.find(({ name }) => name === page.slug);
  expect(resource).toMatchObject({ title: `Hoofdletters ${word}`, description: `Wanneer wel ${word}` });
  const { contents } = await assistant.readResource({ uri: resource?.uri ?? '' });
  expect(contents).toMatchObject([
    { mimeType: 'text/markdown', text: expect.stringContaining(`# Hoofdletters ${word}`) },
  ]);
  await assistant.close();
});

test('a private page is for its readers alone, and unknown otherwise', async () => {
  const word = newWord();
  const page = await publish(admin, {
    title: `Intern ${word}`,
    is_public: false,
    groups: [group],
    blocks: [{ type: 'text', body: `<p>Geheim ${word}</p>`, groups: [group] }],
  });
  const uri = `${portal.url}/huisstijl/${page.slug}`;
  const ask = async (client: Client): Promise<string> => {
    const answers = await Promise.all([
      callTool(client, 'search', { q: word }),
      callTool(client, 'read_page', { slug: page.slug }),
      callTool(client, 'list_pages'),
    ]);
    const resources = await Promise.all([
      askMcp(client, 'resources/list'),
      askMcp(client, 'resources/read', { uri }),
    ]);
    return JSON.stringify([answers, resources.map(({ body }) => readReply(body))]).replaceAll(page.slug, '');
  };
  const [open, closed] = [await ask(reader), await ask(portal.api)];
  expect(open.split(`Geheim ${word}`).length).toBeGreaterThan(2);
  // Only what was asked comes back.
  expect(closed).not.toContain('Geheim');
  expect(closed).not.toContain('Intern');
  const unknown = await callTool(portal.api, 'read_page', { slug: 'bestaat-niet' });
  expect(await callTool(portal.api, 'read_page', { slug: page.slug })).toEqual(unknown);
});

test('a download is for anybody for ten minutes, until the file is closed', async () => {
  const word = newWord();
  const drawing = svg('<rect width="99" height="99"/>', `teken-${word}.svg`);
  const asset = await makeAsset(admin, await png(), [drawing], { title: `Teken ${word}` });
  const page = await publish(admin, { title: `Toon ${word}`, blocks: [{ type: 'asset', asset: asset.id }] });
  const found = await callTool(portal.api, 'find_assets', { q: word });
  expect(found.text).toContain(`Teken ${word} (asset: ${asset.id})`);
  expect(found.text).toContain(`svg (teken-${word}.svg`);

  const fetchAs = async (preset?: string) => {
    const { text } = await callTool(portal.api, 'get_download', { asset: asset.id, preset });
    const [link = ''] = /http\S+token=\S+/.exec(text) ?? [text];
    const { status, headers } = await fetch(link);
    return { link, status, type: headers.get('content-type') };
  };
  expect(await fetchAs()).toMatchObject({ status: 200, type: 'image/svg+xml' });
  expect(await fetchAs('svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
  expect(await fetchAs('origineel')).toMatchObject({ status: 200, type: 'image/png' });
  expect(await fetchAs('png')).toMatchObject({ status: 200, type: 'image/png' });
  const given = await fetchAs('PDF');
  expect(given).toMatchObject({ status: 200, type: 'application/pdf' });
  const none = await callTool(portal.api, 'get_download', { asset: asset.id, preset: 'docx' });
  expect(none).toMatchObject({ isError: true });
  expect(none.text).toContain('svg');

  await admin.put(`/pages/${page.id}`, { published_at: null });
  expect((await fetch(given.link)).status).toBe(401);
  const gone = await callTool(portal.api, 'get_download', { asset: asset.id });
  expect(gone).toEqual(await callTool(portal.api, 'get_download', { asset: 'bestaatniet' }));
  expect(gone.isError).toBe(true);
});

test('a token sees with its groups and fetches files, until it is revoked', async () => {
  const word = newWord();
  const drawing = svg('<rect width="99" height="99"/>');
  const asset = await makeAsset(admin, await png(), [drawing], { title: `Besloten ${word}` });
  const made = await admin.post<Data<{ id: string }>>('/groups', {
    name: `Sleutel ${word}`,
    permissions: ['view', 'download-for-use'],
  });
  const own = [made.body.data.id];
  const blocks = [{ type: 'text-asset', title: `Kop ${word}`, asset: asset.id, groups: own }];
  const page = await publish(admin, { title: `Voor ${word}`, is_public: false, groups: own, blocks });
  const token = await admin.post<Data<{ id: string; token: string }>>('/admin/api-tokens', {
    name: `Assistent ${word}`,
    scopes: ['read'],
    groups: own,
  });
  const program = portal.api.bearer(token.body.data.token);
  expect((await callTool(program, 'search', { q: word })).text).toContain(page.slug);
  expect((await callTool(program, 'read_page', { slug: page.slug })).text).toContain(`# Voor ${word}`);
  const { text } = await callTool(program, 'get_download', { asset: asset.id });
  const [link = ''] = /http\S+token=\S+/.exec(text) ?? [text];
  expect((await fetch(link)).status).toBe(200);
  const counted = await askMcp(program, 'tools/list');
  expect(counted.headers.get('ratelimit')).toMatch(/^"token";r=\d+/);

  await admin.delete(`/admin/api-tokens/${token.body.data.id}`);
  expect((await askMcp(program, 'tools/list')).status).toBe(401);
  expect((await fetch(link)).status).toBe(401);
});

test('templates are those that the viewer may see', async () => {
  const word = newWord();
  const asset = await makeAsset(admin, await png(), [docx()], { title: `Brief ${word}` });
  await publish(admin, {
    title: `Post ${word}`,
    is_public: false,
    groups: [group],
    blocks: [{ type: 'asset', asset: asset.id, groups: [group] }],
  });
  expect((await callTool(reader, 'list_templates')).text).toContain(`Brief ${word}`);
  expect((await callTool(portal.api, 'list_templates')).text).not.toContain(word);
});

test('colours are judged by token, name or code, with what can be read instead', async () => {
  expect((await callTool(portal.api, 'list_colors')).text).toMatch(
    /\(token: blueDark\): #0b2c5f, RGB 11 44 95/,
  );
  const low = await callTool(portal.api, 'check_contrast', { text: 'blue', background: 'BlueDark' });
  expect(low.text).toMatch(/contrast 2\.\d+ : 1/);
  expect(low.text).toContain('normal text: nee / no');
  expect(low.text).toMatch(/readable on this background: white/);
  const unknown = await callTool(portal.api, 'check_contrast', { text: 'mauve', background: '#fff' });
  expect(unknown).toMatchObject({ isError: true });
  expect(unknown.text).toContain('blueDark');
});

test.each([
  ['search', {}],
  ['search', { q: '' }],
  ['search', { q: 'x'.repeat(201) }],
  ['search', { q: ['logo'] }],
  ['read_page', { slug: 'a\u0000b' }],
  ['read_page', { slug: '../../etc/passwd' }],
  ['get_download', { asset: '../x', preset: '%' }],
  ['check_contrast', { text: { __proto__: 1 } }],
  ['bestaat_niet', {}],
])('%s with %j is refused in words', async (name, input) => {
  const { text, isError } = await callTool(portal.api, name, input);
  expect(isError).toBe(true);
  expect(text).not.toMatch(/node_modules|\.ts:|\.js:|Zod|select /i);
});

test('twenty questions at once all get their answer', async () => {
  const asked = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0 ? callTool(portal.api, 'search', { q: 'logo' }) : callTool(portal.api, 'list_pages'),
  );
  expect((await Promise.all(asked)).filter(({ isError }) => isError)).toEqual([]);
});

test('the start of the API names where to go', async () => {
  const { body, headers } = await portal.api.get<{ data: Record<string, string> }>('');
  expect(Object.keys(body.data)).toEqual(['version', 'openapi', 'events', 'tokens', 'mcp']);
  expect(headers.get('etag')).toMatch(/^"/);
  for (const name of ['openapi', 'tokens']) expect((await fetch(body.data[name] ?? '')).status).toBe(200);
  const overview = await portal.site.get<string>('/llms.txt');
  expect(overview.body).toContain(body.data.mcp);
});
