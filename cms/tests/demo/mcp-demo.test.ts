import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callTool } from '../support/assistant';
import type { Client } from '../support/client';
import { type Portal, startPortal } from '../support/portal';
import type { Data, GroupBody } from '../support/wire';

let portal: Portal;
const askers: Record<'visitor' | 'token', Client | null> = { visitor: null, token: null };

beforeAll(async () => {
  portal = await startPortal({ demo: true });
  const admin = await portal.admin();
  const { body } = await admin.get<{ data: GroupBody[] }>('/groups');
  const made = await admin.post<Data<{ token: string }>>('/admin/api-tokens', {
    name: 'Assistent',
    scopes: ['read'],
    groups: body.data.filter(({ permissions }) => permissions.includes('view')).map(({ id }) => id),
  });
  askers.visitor = portal.api;
  askers.token = portal.api.bearer(made.body.data.token);
});
afterAll(() => portal.stop());

/** Asks as a visitor or with a token. */
const ask = async (who: 'visitor' | 'token', name: string, input: object = {}): Promise<string> => {
  const { text, isError } = await callTool(askers[who] ?? portal.api, name, input);
  expect(isError, text).toBe(false);
  return text;
};

describe.each(['visitor', 'token'] as const)('a %s asks', (who) => {
  test('which blue on dark', async () => {
    expect(await ask(who, 'list_colors')).toMatch(/IJsblauw \(token: blueLight\): #dcebfb/);
    const blue = await ask(who, 'check_contrast', { text: 'blue', background: 'blueDark' });
    expect(blue).toContain('normal text: nee / no');
    expect(blue).toContain('blueLight 11.24 (AAA)');
    expect(blue).toMatch(/Bron \/ Source: http\S+\/huisstijl\/kleur/);
  });

  test('for the logo for a dark photo, as PNG', async () => {
    const rule = await ask(who, 'search', { q: 'logo donkere foto' });
    expect(rule).toContain('(pagina, slug: logo)');
    expect(await ask(who, 'find_assets', { q: 'logo donkere foto' })).toContain('/huisstijl/logo');
    const page = await ask(who, 'read_page', { slug: 'logo' });
    const [, id = ''] = /## Logo wit, op een foto[^]*?\/bestanden\/([a-z0-9]+)/.exec(page) ?? [];
    const download = await ask(who, 'get_download', { asset: id, preset: 'png' });
    expect(download).toContain('noorderlicht-logo-wit-2400px.png');
    const { status, headers } = await fetch(/http\S+token=\S+/.exec(download)?.[0] ?? '');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('whether capitals are allowed', async () => {
    const found = await ask(who, 'search', { q: 'hoofdletters' });
    const [, slug = ''] = /slug: ([a-z-]+)/.exec(found) ?? [];
    expect(await ask(who, 'read_page', { slug })).toContain('hoofdletters staan aan het begin van een zin');
  });
});

test('a token reads the pages of its groups, and a visitor does not', async () => {
  const [open, all] = [await ask('visitor', 'list_pages'), await ask('token', 'list_pages')];
  expect(all.split('\n').length).toBeGreaterThan(open.split('\n').length);
});
