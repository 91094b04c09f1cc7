import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal, startPortal } from '../support/portal';
import { NOW, publish } from '../support/searching';
import type { Data } from '../support/wire';

interface Color {
  id: string;
  token: string;
}

interface Tokens {
  $extensions: Record<string, { version: number }>;
  color: Record<string, { $value: { hex: string }; $description: string }>;
}

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const create = async (name: string, hex = '#123456'): Promise<Color> =>
  (await admin.post<Data<Color>>('/colors', { name, hex })).body.data;
const remove = async ({ id }: Color) => expect((await admin.delete(`/colors/${id}`)).status).toBe(204);
const getTokens = async (path = '/tokens') => (await portal.api.get<Tokens>(path)).body;

/** The number of the version that the tokens are now. */
async function getNumber(): Promise<number> {
  const { headers } = await portal.api.get('/tokens');
  return Number(/\/v(\d+)\?/.exec(headers.get('content-location') ?? '')?.[1]);
}

test('the first colours are version 1', async () => {
  const { status, headers, body } = await portal.api.get<Tokens>('/tokens');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/design-tokens+json');
  expect(headers.get('content-location')).toBe('/api/v1/tokens/v1?format=dtcg');
  expect(headers.get('content-disposition')).toBe('inline; filename="huisstijl-v1.tokens.json"');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(Object.keys(body.color)).toHaveLength(12);
  expect(body.color.blueDark).toMatchObject({ $value: { hex: '#0b2c5f' }, $description: 'Nachtblauw' });
  expect(Object.values(body.$extensions)).toEqual([{ version: 1 }]);
});

test('each change is a version, and what was stays as it was', async () => {
  const before = await getNumber();
  const first = await portal.api.get<Tokens>(`/tokens/v${before}`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const moss = await create('Mosgroen');
  expect(await getNumber()).toBe(before + 1);
  await admin.put(`/colors/${moss.id}`, { hex: '#654321' });
  expect(await getNumber()).toBe(before + 2);
  await admin.put(`/colors/${moss.id}`, { hex: '#654321' });
  expect(await getNumber()).toBe(before + 2);
  await admin.put('/colors/map', { siblings: [moss.id] });
  expect(await getNumber()).toBe(before + 3);
  expect(Object.keys((await getTokens()).color)[0]).toBe('mosgroen');
  await remove(moss);
  expect(await getNumber()).toBe(before + 4);
  expect((await portal.api.get(`/tokens/v${before}`)).bytes).toEqual(first.bytes);
  const hexes = [1, 2, 3, 4].map(
    async (more) => (await getTokens(`/tokens/v${before + more}`)).color.mosgroen?.$value.hex,
  );
  expect(await Promise.all(hexes)).toEqual(['#123456', '#654321', '#654321', undefined]);
});

test('the settings, the panel and other tools make versions too', async () => {
  const before = await getNumber();
  await admin.put('/admin/site', { palette: { blue: '#1d4ed8', fresh: '#0a0b0c' } });
  expect(await getNumber()).toBe(before + 1);
  const login = await portal.site.post<Data<{ token?: string; accessToken?: string }>>(
    '/admin/login',
    MAINTAINER,
  );
  const maintainer = portal.site.bearer(login.body.data.token ?? login.body.data.accessToken ?? '');
  const made = await maintainer.post('/content-manager/collection-types/api::color.color', {
    token: 'panelBlue',
    name: 'Uit het paneel',
    hex: '#0000ff',
    role: 'accent',
  });
  expect(made.status).toBe(201);
  const kept = await portal.strapi.db.connection('portal_color_versions').max({ n: 'n' }).first();
  expect(kept).toEqual({ n: before + 2 });
  await portal.strapi.db.connection.raw(`update portal_colors set hex = '#0000fe' where token = 'panelBlue'`);
  expect((await getTokens()).color.panelBlue?.$value.hex).toBe('#0000fe');
  expect(await getNumber()).toBe(before + 3);
});

test('sizes of type join the tokens from what every visitor sees, and old versions stay as they were', async () => {
  const before = await getNumber();
  const first = await portal.api.get(`/tokens/v${before}?format=css`);
  const step = (label: string, size: string) => ({ label, size, lineHeight: '1.25' });
  const letter = { type: 'typography', family: 'Figtree', weights: [{ label: 'Halfvet', weight: 600 }] };
  const open = await publish(admin, {
    title: 'Letter',
    blocks: [
      { ...letter, steps: [step('Kop 1', '36pt'), step('Kop 1', '99px'), step('', '1rem')] },
      { ...letter, isPrivate: true, steps: [step('Kanarie blok', '11px')] },
    ],
  });
  await publish(admin, {
    title: 'Besloten',
    is_public: false,
    blocks: [{ ...letter, steps: [step('Kanarie pagina', '12px')] }],
  });
  const blocks = [{ ...letter, steps: [step('Kanarie concept', '13px')] }];
  expect((await admin.post('/pages', { title: 'Concept', is_public: true, blocks })).status).toBe(200);

  const texts = await Promise.all(
    ['dtcg', 'css', 'scss', 'tailwind'].map(async (format) =>
      (await portal.api.get(`/tokens?format=${format}`)).bytes.toString(),
    ),
  );
  for (const text of texts) {
    expect(text).toMatch(/kop1/);
    expect(text).not.toMatch(/kanarie/i);
  }
  expect(texts[1]).toContain('--font-kop1: 600 36pt/1.25 "Figtree", sans-serif;');
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    fontSize: { kop1: { $type: 'dimension', $value: { value: 48, unit: 'px' } } },
    typography: { kop1: { $type: 'typography', $value: { fontWeight: 600 } } },
  });
  expect(await getNumber()).toBe(before + 1);
  expect((await portal.api.get(`/tokens/v${before}?format=css`)).bytes).toEqual(first.bytes);

  const blue = await create('Zeeblauw');
  expect(await getNumber()).toBe(before + 2);
  expect((await portal.api.get('/tokens?format=css')).bytes.toString()).toContain('--font-kop1');
  await remove(blue);
  await admin.put(`/pages/${open.id}`, { is_public: false, published_at: NOW });
  expect((await portal.api.get('/tokens?format=css')).bytes.toString()).not.toContain('kop1');
  expect(await getNumber()).toBe(before + 4);
  expect((await portal.api.get(`/tokens/v${before + 1}?format=css`)).bytes.toString()).toContain('kop1');
});

test.each([
  ['css', 'text/css; charset=utf-8', '.css', /^\/\* Huisstijl/],
  ['scss', 'text/x-scss; charset=utf-8', '.scss', /^\/\/ Huisstijl/],
  ['tailwind', 'text/css; charset=utf-8', '.tailwind.css', /@theme/],
  ['gpl', 'text/plain; charset=utf-8', '.gpl', /^GIMP Palette/],
  ['soc', 'application/xml; charset=utf-8', '.soc', /<ooo:color-table/],
  ['ase', 'application/octet-stream', '.ase', /^ASEF/],
  ['office', 'application/xml; charset=utf-8', '.xml', /<a:clrScheme/],
])('%s is a file under a name of its own', async (format, type, ending, content) => {
  const { headers, bytes } = await portal.api.get(`/tokens?format=${format}`);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="huisstijl-v\d+\./);
  expect(headers.get('content-disposition')?.endsWith(`${ending}"`)).toBe(true);
  const version = headers.get('content-location') ?? '';
  expect(version.endsWith(`?format=${format}`)).toBe(true);
  expect(bytes.toString('latin1')).toMatch(content);
  expect((await portal.site.get(version)).bytes).toEqual(bytes);
});

test('what a client has is not sent again', async () => {
  for (const path of ['/tokens', '/tokens/v1', '/tokens?format=ase']) {
    const etag = (await portal.api.get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}(-gzip)?"$/);
    const again = await portal.api.get(path, { 'If-None-Match': etag });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  }
});

test('every site may read them, and no other call', async () => {
  const Origin = 'https://elders.example';
  for (const path of ['/tokens', '/tokens/v1', '/tokens/v999999', '/tokens?format=x']) {
    const { headers } = await portal.api.get(path, { Origin });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('ETag');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const asked = { Origin, 'Access-Control-Request-Method': 'GET' };
  const preflight = await portal.api.send('OPTIONS', '/tokens', { headers: asked });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('If-None-Match, Range');
  for (const path of ['/colors', '/site', '/tokensx']) {
    const { headers } = await portal.api.get(path, { Origin });
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

test.each(['format=less', 'format=', 'format=DTCG', 'format[]=dtcg', 'format=constructor'])(
  '%s is refused',
  async (query) => {
    for (const path of ['/tokens', '/tokens/v1']) {
      const { status, body } = await portal.api.get<{ errors: object }>(`${path}?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, ['format']]);
    }
  },
);

test.each(['v0', 'v01', 'v-1', 'v1.0', 'v999999', 'v99999999999999999999', 'vx', 'v', 'latest'])(
  'there is no %s',
  async (version) => {
    expect((await portal.api.get(`/tokens/${version}`)).status).toBe(404);
  },
);
