import { beforeAll, describe, expect, test } from 'vitest';
import { ensurePresets } from '../../src/api/preset/lib/start-presets';
import type { PresetResponse } from '../../src/http/schemas/presets';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { dropOwnPresets } from '../support/presets';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody } from '../support/wire';

type Body = Data<PresetResponse> & ErrorBody;

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});
dropOwnPresets(() => admin);

const list = async () => (await portal.api.get<Data<PresetResponse[]>>('/presets')).body.data;
const create = (input: object) => admin.post<Body>('/presets', input);

describe('formats', () => {
  test('are there from the start, and one that was deleted does not come back', async () => {
    const start = await list();
    expect(start.map(({ label }) => label).slice(0, 7)).toEqual([
      'Scherm',
      'Word en PowerPoint',
      'Web',
      'Sociale media, vierkant',
      'Sociale media, liggend',
      'Sociale media, verhaal',
      'Drukwerk',
    ]);
    const presets = portal.strapi.db.query('api::preset.preset');
    const web = await presets.findOne({ where: { label: 'Web' } });
    expect((await admin.delete(`/presets/${web.documentId}`)).status).toBe(204);
    await ensurePresets(portal.strapi);
    expect(await list()).toEqual(start.filter(({ label }) => label !== 'Web'));
    await presets.create({ data: web });
    expect(await list()).toEqual(start);
  });

  test('are a list like any other', async () => {
    type List = Data<PresetResponse[]> & { meta: { pagination: object } } & ErrorBody;
    const ask = (query: string) => portal.api.get<List>(`/presets?${query}`);
    const total = (await list()).length;
    expect((await ask('')).body.meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total });
    expect((await ask('search=drukwerk')).body.data).toMatchObject([{ format: 'pdf' }]);
    expect((await ask('sort=label:asc&pageSize=1')).body.data).toMatchObject([{ label: 'Drukwerk' }]);
    const refused = await ask('sort=width:asc');
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['sort']]);
  });

  test('are added, changed and deleted, and each of it is in the log', async () => {
    const made = await create({ label: 'Nieuwsbrief', format: 'jpg', width: 1200, background: 'white' });
    const { id, ...preset } = made.body.data;
    expect(preset).toEqual({
      label: 'Nieuwsbrief',
      format: 'jpg',
      width: 1200,
      height: null,
      fit: 'inside',
      dpi: null,
      background: 'white',
    });
    expect((await list()).at(-1)?.id).toBe(id);
    const changed = await admin.put<Body>(`/presets/${id}`, { height: 600, fit: 'cover', background: null });
    expect(changed.body.data).toEqual({ ...made.body.data, height: 600, fit: 'cover', background: null });
    expect((await admin.delete(`/presets/${id}`)).status).toBe(204);
    expect((await admin.delete(`/presets/${id}`)).status).toBe(404);
    expect((await admin.put(`/presets/${id}`, { label: 'Weg' })).status).toBe(404);
    const log = await admin.get<Data<{ action: string; subject_name: string }[]>>(
      `/admin/audit?subject=${id}&names=true`,
    );
    expect(log.body.data.map(({ action, subject_name }) => [action, subject_name])).toEqual([
      ['preset.delete', 'Nieuwsbrief'],
      ['preset.update', null],
      ['preset.create', 'Nieuwsbrief'],
    ]);
  });

  test('keep the colour of their background from being deleted or renamed', async () => {
    const colour = await admin.post<Data<{ id: string }>>('/colors', {
      name: 'Mos',
      hex: '#3b5d38',
      token: 'moss',
    });
    const { body } = await create({ label: 'Op mos', format: 'png', background: 'moss' });
    const path = `/colors/${colour.body.data.id}`;
    const refused = await admin.delete<ErrorBody>(path);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Deze kleur is de achtergrond van het formaat ‘Op mos’.',
    ]);
    expect((await admin.put(path, { token: 'mos' })).status).toBe(409);
    await admin.delete(`/presets/${body.data.id}`);
    expect((await admin.delete(path)).status).toBe(204);
  });

  test.each<[string, object, string]>([
    ['no name', { format: 'png' }, 'label'],
    ['a name of two lines', { label: 'a\nb', format: 'png' }, 'label'],
    ['a name that turns around', { label: 'a\u202Eb', format: 'png' }, 'label'],
    ['no kind of file', { label: 'a' }, 'format'],
    ['another kind of file', { label: 'a', format: 'gif' }, 'format'],
    ['no width', { label: 'a', format: 'png', width: 0 }, 'width'],
    ['half a pixel', { label: 'a', format: 'png', width: 1.5 }, 'width'],
    ['a width in words', { label: 'a', format: 'png', width: '1200' }, 'width'],
    ['too high', { label: 'a', format: 'png', height: 10_001 }, 'height'],
    ['too coarse', { label: 'a', format: 'png', dpi: 35 }, 'dpi'],
    ['half a size to cover', { label: 'a', format: 'png', width: 1200, fit: 'cover' }, 'height'],
    ['another fit', { label: 'a', format: 'png', fit: 'fill' }, 'fit'],
    ['an unknown colour', { label: 'a', format: 'png', background: 'nergens' }, 'background'],
    ['a colour that is none', { label: 'a', format: 'png', background: '#ffffff' }, 'background'],
    ['more than there is', { label: 'a', format: 'png', quality: 100 }, 'quality'],
  ])('of %s are refused', async (_what, input, field) => {
    const { status, body } = await create(input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('are no more than forty', async () => {
    const room = 40 - (await list()).length;
    for (let at = 0; at < room; at += 1) await create({ label: `Vol ${at}`, format: 'png' });
    expect((await create({ label: 'Eén te veel', format: 'png' })).status).toBe(409);
  });
});
