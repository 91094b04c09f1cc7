import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cms } from '../../../scripts/lib/paths.mjs';
import { makeScratchFolder } from '../../../scripts/lib/test/scratch-folder.mts';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';

/** What a screen of the builder holds of an attribute, and of a type. */
interface Attribute {
  name: string;
  status?: string;
  [property: string]: unknown;
}
interface Type {
  uid: string;
  status: string;
  category?: string;
  attributes: Attribute[];
  [property: string]: unknown;
}
interface Screen {
  components: Record<string, Type>;
  contentTypes: Record<string, Type>;
}

interface Kept {
  collectionName: string;
  config?: object;
  attributes: Record<string, Record<string, unknown>>;
}

const PARTS = ['components', 'api', 'extensions'] as const;

let portal: OwnPortal;
let folder: string;
let dirs: Record<(typeof PARTS)[number], string>;
let toRequest: (screen: Screen) => { requestData: object };
let validate: (body: object) => Promise<{ data: object }>;

beforeAll(async () => {
  portal = await sharedPortal();
  // What the builder's screen makes of a save, and what its server takes of that.
  const strapi = createRequire(path.join(cms, 'package.json')).resolve('@strapi/strapi/package.json');
  const plugin = path.dirname(createRequire(strapi).resolve('@strapi/content-type-builder/package.json'));
  const load = createRequire(path.join(plugin, 'package.json'));
  toRequest = load('./dist/admin/components/DataManager/utils/cleanData.js').stateToRequestData;
  validate = load('./dist/server/controllers/validation/schema.js').validateUpdateSchema;
  const { app } = portal.strapi.dirs;
  dirs = { components: app.components, api: app.api, extensions: app.extensions };
});

beforeEach(() => {
  folder = makeScratchFolder('portal-builder-');
  for (const part of PARTS) {
    cpSync(path.join(cms, 'src', part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !path.extname(file) || file.endsWith('.json'),
    });
    portal.strapi.dirs.app[part] = path.join(folder, part);
  }
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => Object.assign(portal.strapi.dirs.app, dirs));

const inFolder = (...names: string[]) => path.join(folder, ...names);

const readTexts = (base: string): Map<string, string> =>
  new Map(
    PARTS.flatMap((part) =>
      readdirSync(path.join(base, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name): [string, string] => [
          path.join(part, name),
          readFileSync(path.join(base, part, name), 'utf8'),
        ]),
    ),
  );

const read = (...names: string[]): Kept => JSON.parse(readFileSync(inFolder(...names), 'utf8'));
const readPage = () => read('api', 'page', 'content-types', 'page', 'schema.json');

const service = () => portal.strapi.plugin('content-type-builder').service('schema');

/** Saves what a maintainer makes of the screen, as the builder does. */
async function save(change: (screen: Screen) => void): Promise<void> {
  const screen: Screen = JSON.parse(JSON.stringify(await service().getSchema()));
  change(screen);
  const data = toRequest(screen).requestData;
  const context = JSON.parse(JSON.stringify({ request: { body: { data } }, state: {} }));
  const valid = await validate(context.request.body);
  await portal.strapi.requestContext.run(context, () => service().updateSchema(valid.data));
}

function touch(types: Record<string, Type>, uid: string): Type {
  const type = types[uid];
  if (!type) throw new Error(`${uid} is not on the screen`);
  type.status = 'CHANGED';
  return type;
}

const find = ({ attributes }: Type, name: string): Attribute => {
  const found = attributes.find((each) => each.name === name);
  if (!found) throw new Error(`${name} is not on the screen`);
  found.status = 'CHANGED';
  return found;
};

/** The types of the application that the builder lets a maintainer change. */
async function getOwn(): Promise<{ contentTypes: string[]; components: string[] }> {
  const { contentTypes, components }: Screen = await service().getSchema();
  const shown = Object.values(contentTypes).filter(({ visible }) => visible === true);
  return {
    contentTypes: shown
      .map(({ uid }) => uid)
      .filter((uid) => /^api::|^plugin::users-permissions.user$/.test(uid)),
    components: Object.keys(components),
  };
}

test('a save of every type as it is leaves every file as it was, to the byte', async () => {
  const before = readTexts(folder);
  const own = await getOwn();
  expect(own.contentTypes).toEqual(expect.arrayContaining(['api::page.page', 'api::asset.asset']));
  for (const kind of ['contentTypes', 'components'] as const) {
    for (const uid of own[kind]) await save((screen) => touch(screen[kind], uid));
  }
  expect(readTexts(folder)).toEqual(before);
  await save((screen) => {
    for (const kind of ['contentTypes', 'components'] as const) {
      for (const uid of own[kind]) touch(screen[kind], uid);
    }
  });
  expect(readTexts(folder)).toEqual(before);
});

test('a new component in the zone of a page is all that changes', async () => {
  const [before, page] = [readTexts(folder), readPage()];
  await save((screen) => {
    screen.components['block.note'] = {
      uid: 'block.note',
      status: 'NEW',
      category: 'block',
      info: { displayName: 'note', icon: 'feather' },
      attributes: [{ name: 'title', type: 'string', status: 'NEW' }],
    };
    const zone = find(touch(screen.contentTypes, 'api::page.page'), 'blocks');
    if (Array.isArray(zone.components)) zone.components.push('block.note');
  });
  const after = readTexts(folder);
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed.sort()).toEqual(['api/page/content-types/page/schema.json', 'components/block/note.json']);
  const zone = page.attributes.blocks?.components;
  if (Array.isArray(zone)) zone.push('block.note');
  expect(readPage()).toEqual(page);
  expect(Object.keys(read('components', 'block', 'note.json').attributes)).toEqual(['title']);
});

test('of the types of the portal the builder locks what it shows, but for the blocks of a page', async () => {
  const { contentTypes }: Screen = await service().getSchema();
  const open = (await getOwn()).contentTypes.flatMap((uid) =>
    (contentTypes[uid]?.attributes ?? [])
      .filter(({ visible, configurable }) => visible !== false && configurable !== false)
      .map(({ name }) => `${uid}.${name}`),
  );
  expect(open).toEqual(['api::page.page.blocks']);
});

test('a field more counts; what the portal itself needs stays, whatever is asked', async () => {
  const page = readPage();
  await save((screen) => {
    const type = touch(screen.contentTypes, 'api::page.page');
    find(type, 'lead').maxLength = 200;
    find(type, 'editor').status = 'REMOVED';
    type.attributes.unshift({ name: 'note', type: 'text', status: 'NEW' });
  });
  const saved = readPage();
  expect(saved).toEqual({ ...page, attributes: { ...page.attributes, note: { type: 'text' } } });
  const names = Object.keys(saved.attributes).filter((name) => name !== 'note');
  expect(names).toEqual(Object.keys(page.attributes));
});

test('edits, removals and another order of a component count', async () => {
  const step = ['components', 'part', 'type-step.json'];
  const before = read(...step);
  await save((screen) => {
    const type = touch(screen.components, 'part.type-step');
    const withPattern = type.attributes.find(({ regex }) => regex !== undefined);
    const edited = find(type, String(withPattern?.name));
    edited.maxLength = 7;
    delete edited.regex;
    const [first] = type.attributes.filter((each) => each !== edited);
    find(type, String(first?.name)).status = 'REMOVED';
    type.attributes.reverse();
  });
  const after = read(...step);
  const was = Object.entries(before.attributes);
  const edited = was.find(([, { regex }]) => regex !== undefined)?.[0];
  const removed = was.find(([name]) => name !== edited)?.[0];
  const names = was.map(([name]) => name).filter((name) => name !== removed);
  expect(Object.keys(after.attributes)).toEqual(names.reverse());
  const { regex, ...kept } = before.attributes[edited ?? ''] ?? {};
  expect(after.attributes[edited ?? '']).toEqual({ ...kept, maxLength: 7 });
  expect(regex).toBeDefined();
});

test.each([
  ['type api::page.page', { action: 'delete', uid: 'api::page.page' }],
  ['type api::revision.revision', { action: 'delete', uid: 'api::revision.revision' }],
  [
    'veld blocks',
    { action: 'update', uid: 'api::page.page', attributes: [{ action: 'delete', name: 'blocks' }] },
  ],
])('the builder does not take away the %s', async (what, change) => {
  const before = readTexts(folder);
  const gone = service().updateSchema({ components: [], contentTypes: [change] });
  await expect(gone).rejects.toThrow(`Zonder het ${what} werkt het portaal niet`);
  expect(readTexts(folder)).toEqual(before);
});

test('a locked or hidden attribute of an account stays in its place', async () => {
  const user = ['extensions', 'users-permissions', 'content-types', 'user', 'schema.json'];
  const before = read(...user);
  await save((screen) => {
    const type = touch(screen.contentTypes, 'plugin::users-permissions.user');
    type.attributes.push({ name: 'phone', type: 'string', status: 'NEW' });
  });
  const after = read(...user);
  expect(after).toEqual({ ...before, attributes: { ...before.attributes, phone: { type: 'string' } } });
  expect(Object.keys(after.attributes)).toEqual([...Object.keys(before.attributes), 'phone']);
});

test('an option more in a block leaves what every block has out of its file', async () => {
  const before = read('components', 'part', 'tile.json');
  await save((screen) => {
    const background = find(touch(screen.components, 'part.tile'), 'background');
    if (Array.isArray(background.enum)) background.enum.push('green');
    touch(screen.components, 'block.text-tile');
  });
  const after = read('components', 'part', 'tile.json');
  expect(after.attributes.background?.enum).toEqual([
    ...[before.attributes.background?.enum].flat(),
    'green',
  ]);
  expect({ ...after, attributes: { ...after.attributes, background: before.attributes.background } }).toEqual(
    before,
  );
  expect(read('components', 'block', 'text-tile.json').attributes).not.toHaveProperty('blockId');
});

test('a component that moves to another category takes all with it; one that goes is gone', async () => {
  const before = read('components', 'part', 'button.json');
  await save((screen) => {
    touch(screen.components, 'part.button').category = 'parts';
    touch(screen.components, 'block.quote').status = 'REMOVED';
  });
  expect(read('components', 'parts', 'button.json')).toEqual(before);
  expect(readTexts(folder).has('components/block/quote.json')).toBe(false);
  const { blocks, position } = readPage().attributes;
  expect(blocks?.components).not.toContain('block.quote');
  expect(position).toMatchObject({ visible: false });
});

test.each([
  ['contentTypes', 'api::page.page', 'old_slugs'],
  ['components', 'block.quote', 'blockId'],
] as const)('%s %s gets no new attribute in the place of a hidden one', async (kind, uid, name) => {
  const before = readTexts(folder);
  const clash = save((screen) => {
    const type = touch(screen[kind], uid);
    type.attributes = type.attributes.filter((each) => each.name !== name);
    type.attributes.push({ name, type: 'string', status: 'NEW' });
  });
  await expect(clash).rejects.toThrow(`Het veld ${name} van ${uid} bestaat al`);
  expect(readTexts(folder)).toEqual(before);
});

test('a new field of a page gets no name that the API has for something else', async () => {
  const before = readTexts(folder);
  const clash = save(({ contentTypes }) =>
    touch(contentTypes, 'api::page.page').attributes.push({ name: 'pages', type: 'string', status: 'NEW' }),
  );
  await expect(clash).rejects.toThrow('De API van het portaal noemt iets anders van een pagina al pages');
  expect(readTexts(folder)).toEqual(before);
  await save(({ contentTypes }) =>
    touch(contentTypes, 'api::page.page').attributes.push({
      name: 'footnote',
      type: 'string',
      status: 'NEW',
    }),
  );
  expect(readPage().attributes).toHaveProperty('footnote');
});
