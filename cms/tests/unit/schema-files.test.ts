import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cms, root } from '../../../scripts/lib/paths.mjs';
import { makeScratchFolder } from '../../../scripts/lib/test/scratch-folder.mts';
import { restoreHidden } from '../../src/extensions/content-type-builder/restore-hidden';
import { formatSchema, readSchemas } from '../../src/extensions/content-type-builder/schema-files';

const src = path.join(cms, 'src');
const dirs = {
  root: cms,
  src,
  api: path.join(src, 'api'),
  components: path.join(src, 'components'),
  extensions: path.join(src, 'extensions'),
  policies: src,
  middlewares: src,
  config: path.join(cms, 'config'),
};
const files = [...readSchemas(dirs)];

test('the schemas of content types, components and extensions are found, by their type', () => {
  const types = files.map(([uid]) => uid);
  expect(types).toEqual(
    expect.arrayContaining([
      'api::page.page',
      'api::page.presence',
      'plugin::users-permissions.user',
      'block.text',
    ]),
  );
  expect(types.length).toBeGreaterThan(50);
});

test('schemas are written as Prettier has them', () => {
  const folder = makeScratchFolder('portal-schemas-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [uid, { schema }] of files) {
    writeFileSync(path.join(folder, `${uid.replaceAll(':', '-')}.json`), formatSchema(schema));
  }
  const prettier = path.join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const config = path.join(root, '.prettierrc.json');
  const run = spawnSync(process.execPath, [prettier, '--check', '--config', config, folder], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
});

/** What Strapi makes of a schema of which nothing is changed on the screen. */
const SHOWN = new Set([
  'kind',
  'collectionName',
  'info',
  'options',
  'pluginOptions',
  'attributes',
  'indexes',
]);

test.each(files)('%s keeps all that the builder does not show', (_uid, { schema }) => {
  const shown = Object.entries(schema.attributes).filter(([, { visible }]) => visible !== false);
  const locked = shown.filter(([, { configurable }]) => configurable === false);
  const free = shown.filter(([, { configurable }]) => configurable !== false);
  const after = {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => SHOWN.has(key))),
    pluginOptions: schema.pluginOptions ?? {},
    options: { draftAndPublish: false },
    // What is locked comes first, and `private` last.
    attributes: Object.fromEntries(
      [...locked, ...free].map(([name, { private: isPrivate, ...rest }]) => [
        name,
        isPrivate === true ? { ...rest, private: true } : rest,
      ]),
    ),
  };
  const isComponent = schema.kind === undefined;
  const written = isComponent ? { ...after, options: schema.options } : after;
  expect(formatSchema(restoreHidden(schema, written))).toBe(formatSchema(schema));
});

test.each(files)(
  '%s keeps the hidden and the locked when all else goes, in their order',
  (_uid, { schema }) => {
    const kept = Object.entries(schema.attributes).filter(
      ([, { visible, configurable }]) => visible === false || configurable === false,
    );
    const locked = kept.filter(([, { visible }]) => visible !== false);
    const bare = { ...schema, attributes: { ...Object.fromEntries(locked), addition: { type: 'text' } } };
    const { attributes } = restoreHidden(schema, bare);
    expect(Object.entries(attributes).filter(([name]) => name !== 'addition')).toEqual(kept);
    expect(attributes.addition).toEqual({ type: 'text' });
  },
);
