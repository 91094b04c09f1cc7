import { beforeAll, expect, test } from 'vitest';
import { png, sample } from '../samples/files';
import { makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { publish, search, startSearchable, type Found } from '../support/searching';

type Counted = Found & { meta: { templates?: { asset: number; file: number } } };

let admin: Client;
let visitor: Client;
let reader: Client;
let group: string;

async function make(title: string, label: string, block: object = {}, texts: string[] = []): Promise<void> {
  const files = texts.map((text) => sample(`${text.split(' ', 1).join('')}.txt`, text));
  const { id } = await makeAsset(admin, await png(300, 300, `${title}.png`), files, { title });
  expect((await admin.put(`/assets/${id}`, { tags: label ? [label] : [] })).status).toBe(200);
  const blocks = [{ type: 'asset', asset: id, ...block }];
  await publish(admin, { title: `Pagina ${id}`, groups: [group], blocks });
}

beforeAll(async () => {
  const started = await startSearchable();
  ({ admin, reader, group } = started);
  visitor = started.portal.api;
  await make('Roerdomp op papier', 'Sjabloon');
  await make('Roerdomp in het riet', '');
  await make('Roerdomp voor de directie', 'Sjablonen', { isPrivate: true, groups: [group] });
  await make('Klapekster', 'Sjabloon', {}, ['tapuit op de heide']);
});

const find = async (client: Client, q: string, templates: string): Promise<[string[], number, object?]> => {
  const { data, meta }: Counted = await search(client, q, `&templates=${templates}`);
  return [data.map(({ title }) => title).sort(), meta.pagination.total, meta.templates];
};

test('templates are counted, and shown alone or left out, for whoever may see them', async () => {
  const [paper, reed, board] = ['Roerdomp op papier', 'Roerdomp in het riet', 'Roerdomp voor de directie'];

  expect(await find(visitor, 'roerdomp', 'with')).toEqual([[reed, paper], 2, { asset: 1, file: 0 }]);
  expect(await find(visitor, 'roerdomp', 'only')).toEqual([[paper], 1, { asset: 1, file: 0 }]);
  expect(await find(visitor, 'roerdomp', 'without')).toEqual([[reed], 1, { asset: 1, file: 0 }]);
  expect(await find(reader, 'roerdomp', 'only')).toEqual([[paper, board], 2, { asset: 2, file: 0 }]);

  // Counts of kinds are of all hits, and nothing is said of templates to who does not ask.
  const { meta }: Counted = await search(visitor, 'roerdomp', '&templates=only');
  expect(meta.counts).toEqual({ page: 0, asset: 2, file: 0, color: 0 });
  expect((await search(visitor, 'roerdomp')).meta).not.toHaveProperty('templates');
});

test('a file of a template is found among templates by its own text', async () => {
  await expect
    .poll(() => find(visitor, 'tapuit heide', 'only'), { timeout: 30_000 })
    .toEqual([['tapuit.txt'], 1, { asset: 0, file: 1 }]);
  expect(await find(visitor, 'tapuit heide', 'without')).toEqual([[], 0, { asset: 0, file: 1 }]);
});

test('what is searched instead does not depend on where it is sought', async () => {
  const [every, only] = await Promise.all([
    search(visitor, 'roerdopm'),
    search(visitor, 'roerdopm', '&templates=only'),
  ]);
  expect(every.meta.corrected).toBe('roerdomp');
  expect(only.meta.corrected).toBe('roerdomp');
  expect(only.data.map(({ title }) => title)).toEqual(['Roerdomp op papier']);
});

test('another word for templates is refused', async () => {
  const { status, body } = await visitor.get<{ errors: object }>('/search?q=logo&templates=alle');
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty('templates');
});
