import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readPageType } from '../../src/blocks/block-types';
import type { Values } from '../../src/blocks/fields';
import { addedFields, type BlockTypes } from '../../src/blocks/stored-block';
import { requireAddedFields, mergeAddedFields } from '../../src/api/page/lib/added-fields';
import { mergeStates } from '../../src/api/page/lib/merge-states';
import { deletedPageEntity } from '../../src/api/page/schemas/page-entity';
import { pageUpdateInput } from '../../src/api/page/schemas/page-input';
import { serializeContent, EMPTY_CONTENT, mapParts, parseContent } from '../../src/published/content';
import { summarizePage, type PageRow } from '../../src/published/page-entry';
import { findUsage, matchesAsset } from '../../src/published/usage';
import { PAGE_ATTRIBUTES, PAGE_NAMES } from '../../src/shared/page-names';
import { pageBlockTypes } from '../support/block-types';
import { FIELDS } from '../support/page-fields';

const schema = z
  .object({ attributes: z.record(z.string(), z.object({ type: z.string() })) })
  .parse(
    JSON.parse(
      readFileSync(path.join(__dirname, '../../src/api/page/content-types/page/schema.json'), 'utf8'),
    ),
  );

const page = readPageType({}, { info: {}, attributes: { ...schema.attributes, ...FIELDS } });
const types: BlockTypes = new Map([...pageBlockTypes(), [page.type, page]]);
const content = (fields: Values) => ({ ...EMPTY_CONTENT, fields });

describe('the names that are taken', () => {
  test('the list has all attributes of a page that the portal knows', () => {
    expect(Object.keys(schema.attributes).filter((name) => !PAGE_ATTRIBUTES.includes(name))).toEqual([]);
  });

  test('the list has all that the API says of a page', () => {
    const none = pageBlockTypes();
    const sent = z.toJSONSchema(pageUpdateInput(none), { io: 'input', unrepresentable: 'any' });
    const said = [...Object.keys(deletedPageEntity(none).shape), ...Object.keys(sent.properties ?? {})];
    expect(said.filter((name) => !PAGE_NAMES.includes(name))).toEqual([]);
    expect(PAGE_NAMES.filter((name) => !said.includes(name))).toEqual([]);
  });

  test('an added field with such a name, and one that is private or of another kind, is left to the panel', () => {
    const names = addedFields(types).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['footnote', 'abilities', 'example']));
    for (const name of ['status', 'notes', 'internal', 'title']) expect(names).not.toContain(name);
  });
});

test('content without added fields is as it was before there were any', () => {
  expect(serializeContent(content({}))).not.toContain('fields');
  expect(parseContent(serializeContent(content({ a: 1 }))).fields).toEqual({ a: 1 });
  expect(parseContent('{"title":"x","fields":"y"}')).toMatchObject({ title: 'x', fields: {} });
  expect(serializeContent(content({ b: 1, a: 2 }))).toBe(serializeContent(content({ a: 2, b: 1 })));
});

test.each<[string, Values, Values, Values]>([
  ['a default that nobody chose', {}, { footnote: '', isChecked: true, example: null }, {}],
  ['another value', {}, { footnote: 'x', isChecked: false }, { footnote: 'x', isChecked: false }],
  ['a default in place of a value', { footnote: 'x' }, { footnote: '' }, { footnote: '' }],
  ['nothing', { footnote: 'x', gone: 1 }, {}, { footnote: 'x', gone: 1 }],
])('after a write of %s', (_name, before, sent, after) =>
  expect(mergeAddedFields(types, before, sent)).toEqual(after),
);

test('what a schema demands has to be there before a page goes live', () => {
  expect(() => requireAddedFields(types, content({ footnote: 'x' }))).toThrow(
    expect.objectContaining({ fields: { owner: ['Vul dit veld in.'] } }),
  );
  expect(() => requireAddedFields(types, content({ owner: 'x' }))).not.toThrow();
});

test('a change of all parts keeps fields that are gone, and adds no default', () => {
  const changed = mapParts(content({ footnote: 'x', gone: 1, example: 'a' }), (part) => ({
    ...part,
    values: { footnote: 'y', example: null, isChecked: true },
  }));
  expect(changed.fields).toEqual({ footnote: 'y', gone: 1, example: null });
});

test('two who changed different fields are merged, also where the schema has lost one', () => {
  const state = (fields: Values) => ({ slug: 'a', parentId: null, content: content(fields) });
  const base = state({ footnote: 'a', gone: 1 });
  const mine = state({ footnote: 'b', gone: 1 });
  const merged = mergeStates({ base, mine, theirs: state({ footnote: 'a', gone: 2, owner: 'c' }) });
  expect(merged.state.content.fields).toEqual({ footnote: 'b', gone: 2, owner: 'c' });
  expect(mergeStates({ base, mine, theirs: state({ footnote: 'c', gone: 1 }) }).conflicts).toEqual([
    'footnote',
  ]);
});

test('an asset in a field is used by the page itself', async () => {
  const draft = serializeContent(content({ example: 'photo', story: '<p>x</p>' }));
  const row: PageRow = {
    ...{ documentId: 'p', slug: 'p', oldSlugs: null, oldAnchors: null, position: 0, version: 1, draft },
    ...{ updatedAt: '2026-01-02T03:04:05.000Z', contentHash: 'x', publishedOn: null, scheduledAt: null },
    ...{ unpublishAt: null, parent: null, editor: null, liveRevision: null, scheduledRevision: null },
  };
  const entry = await summarizePage(types, row);
  expect(findUsage([entry], matchesAsset('photo'))).toEqual([
    { page: { id: 'p', slug: 'p', title: '' }, block: null },
  ]);
  expect(findUsage([entry], matchesAsset('other'))).toEqual([]);
});
