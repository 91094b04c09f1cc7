import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../src/blocks/clean-html';
import { blocksInput } from '../../src/blocks/block-input';
import type { Field } from '../../src/blocks/field';
import { slugify } from '../../src/shared/slugify';
import { getAssets } from '../../src/blocks/stored-block';
import { readContent } from '../../src/demo/content';
import { createBlockReader } from '../../src/demo/load-pages';
import type { DemoValue } from '../../src/demo/types';
import { pageBlockTypes } from '../support/block-types';

const { assets, groups, pages, users } = readContent(path.join(__dirname, '../..'));

const types = pageBlockTypes();
const groupKeys = groups.map(({ key }) => key);
const assetKeys = assets.map(({ key }) => key);
const allBlocks = pages.flatMap(({ blocks, addedLater = [] }) => [...blocks, ...addedLater]);
const filesFolder = path.join(__dirname, '../../demo/files');

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('pages', () => {
  it('have valid slugs, each once, and stand behind their parent on at most two levels', () => {
    expect(pages.map(({ slug }) => slug).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual(
      [],
    );
    expect(twice(pages.map(({ slug }) => slug))).toEqual([]);
    pages.forEach(({ parent }, index) => {
      if (parent === undefined) return;
      const above = pages.slice(0, index).find(({ slug }) => slug === parent);
      expect(above, parent).toBeDefined();
      expect(above?.parent, parent).toBeUndefined();
    });
  });

  it('are public and private, published, drafts and changed after publishing', () => {
    expect(pages.length).toBeGreaterThanOrEqual(16);
    expect(pages.some(({ isPublic }) => !isPublic)).toBe(true);
    expect(pages.some(({ published }) => !published)).toBe(true);
    expect(pages.some(({ addedLater, published }) => published && addedLater)).toBe(true);
    expect(pages.some(({ parent }) => parent !== undefined)).toBe(true);
  });

  it.each(pages.map((page) => [page.slug, page] as const))(
    '%s refers to what exists',
    async (_slug, page) => {
      const blocks = [...page.blocks, ...(page.addedLater ?? [])];
      const named = [...page.groups, ...blocks.flatMap(({ groups: own }) => own ?? [])];
      expect(named.filter((key) => !groupKeys.includes(key))).toEqual([]);
      expect(
        blocks.flatMap((block) => block.groups ?? []).filter((key) => !page.groups.includes(key)),
      ).toEqual([]);
      for (const block of await blocksInput(types).parseAsync(blocks)) {
        expect(
          getAssets(types, { ...block, id: 0, groups: [] }).filter((key) => !assetKeys.includes(key)),
        ).toEqual([]);
      }
    },
  );

  it('link only to pages and anchors that exist', () => {
    const text = JSON.stringify(allBlocks);
    const anchors = new Map(
      pages.map(({ slug, blocks }) => [
        slug,
        blocks.map(({ title }) => slugify(typeof title === 'string' ? title : '')),
      ]),
    );
    for (const [link, slug = 'huisstijl', anchor] of text.matchAll(
      /\/huisstijl(?:\/([a-z0-9-]+))?(?:#([a-z0-9-]+))?/g,
    )) {
      expect(anchors.get(slug), link).toBeDefined();
      if (anchor) expect(anchors.get(slug), link).toContain(anchor);
    }
  });
});

/** What is said of each option field, by the path of the field below its block: `settings.outlined`. */
function getOptions(fields: readonly Field[], prefix: string): Map<string, string[]> {
  return new Map(
    fields.flatMap((field): [string, string[]][] => {
      const name = `${prefix}.${field.name}`;
      if (field.kind === 'option') return [[name, field.options.map(({ value }) => value)]];
      return [...getOptions(field.of, name)];
    }),
  );
}

function valueAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    value,
  );
}

describe('blocks', async () => {
  const sent = await blocksInput(types).parseAsync(allBlocks);

  it('are of every type', () => {
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(types.keys()));
  });

  it.each([...types.values()].map((type) => [type.type, type] as const))(
    '%s shows its settings',
    (_name, type) => {
      const ofType = sent.filter((block) => block.type === type.type);
      for (const [name, values] of getOptions(type.fields, '').entries()) {
        if (!name.startsWith('.settings') && name !== '.tile.background') continue;
        const used = new Set(ofType.map((block) => valueAt(block.values, name.slice(1).split('.'))));
        expect(
          values.filter((value) => !used.has(value)),
          name,
        ).toEqual([]);
      }
    },
  );

  it('use both targets and both places of an icon', () => {
    const text = JSON.stringify(sent);
    for (const piece of [
      '"target":"_blank"',
      '"target":"_self"',
      '"direction":"left"',
      '"direction":"right"',
    ]) {
      expect(text).toContain(piece);
    }
  });

  it('lose nothing when their HTML is cleaned', () => {
    const plain = (html: string) => html.replace(/\s+/g, ' ').replace(/ rel="[^"]*"/g, '');
    const htmlIn = (value: DemoValue | undefined): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, inside]) =>
        name === 'body' && typeof inside === 'string' ? [inside] : htmlIn(inside),
      );
    };
    for (const html of htmlIn([...allBlocks.map((block) => ({ ...block, groups: null }))])) {
      expect(plain(cleanHtml(html))).toBe(plain(html));
    }
  });

  it('get ids of their own and the ids behind the keys', async () => {
    const ids = (keys: readonly string[]) => new Map(keys.map((key) => [key, `id${key}`]));
    const references = { groups: ids(groupKeys), assets: ids(assetKeys), colors: ids(['blue']) };
    const read = createBlockReader(types, references);
    const blocks = await read([{ type: 'text-tile', groups: ['medewerkers'], tile: { asset: 'tegelLogo' } }]);
    expect(blocks[0]?.groups).toEqual(['idmedewerkers']);
    expect(valueAt(blocks[0]?.values, ['tile', 'asset'])).toBe('idtegelLogo');
    const [colors] = await read([{ type: 'colors', colors: ['blue'] }]);
    expect(colors?.values['colors']).toEqual(['idblue']);
    await expect(read([{ type: 'asset', asset: 'nergens' }])).rejects.toThrow('nergens');
  });
});

describe('people', () => {
  it('are four groups with different rights and six users in groups that exist, one of them admin', () => {
    expect(groups).toHaveLength(4);
    expect(twice(groups.map(({ permissions }) => permissions.join()))).toEqual([]);
    expect(users).toHaveLength(6);
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1);
    expect(users.every(({ email }) => email.endsWith('@noorderlicht.example'))).toBe(true);
    expect(users.flatMap((user) => user.groups).filter((key) => !groupKeys.includes(key))).toEqual([]);
    expect(groupKeys.filter((key) => !users.some((user) => user.groups.includes(key)))).toEqual([]);
  });
});

describe('assets', () => {
  it('have keys and titles of their own, and are all shown somewhere', async () => {
    expect(twice(assetKeys)).toEqual([]);
    expect(twice(assets.map(({ title }) => title))).toEqual([]);
    const shown = new Set(
      (await blocksInput(types).parseAsync(allBlocks)).flatMap((block) =>
        getAssets(types, { ...block, id: 0, groups: [] }),
      ),
    );
    expect(assetKeys.filter((key) => !shown.has(key))).toEqual([]);
  });

  it('use every drawn file but the ornament, each once, and no other', () => {
    const named = assets.flatMap(({ original, files = [] }) => [...(original ? [original] : []), ...files]);
    expect([...named, 'noorderlicht-lint.svg'].sort()).toEqual(readdirSync(filesFolder).sort());
  });
});
