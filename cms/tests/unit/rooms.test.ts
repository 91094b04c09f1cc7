import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { findCircles, findRoom, readImports, ROOMS } from '../../scripts/lib/rooms.mjs';

/** Strapi's own folders without imports of ours, and what only the tests or the compiler read. */
const APART = ['admin', 'components', 'test-setup.ts', 'vite-env.d.ts'];

describe.each(Object.entries(ROOMS))('%s', (src, rooms) => {
  const folder = path.join(root, src);
  const imports = readImports(folder);
  const getRoom = (file: string) => findRoom(rooms, path.relative(folder, file));
  const isApart = (file: string) => APART.includes(path.relative(folder, file).split(path.sep)[0] ?? '');

  test('each file stands in a room', () => {
    const homeless = [...imports.keys()].filter((file) => getRoom(file) === null && !isApart(file));
    expect(homeless).toEqual([]);
    const folders = readdirSync(folder).filter((name) => !APART.includes(name));
    expect(folders.filter((name) => !rooms.some((room) => room.split('/')[0] === name))).toEqual([]);
  });

  test('no room imports from one below it', () => {
    const back = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => {
          const [from, to] = [getRoom(file), getRoom(target)];
          return from !== null && (to === null || rooms.indexOf(to) > rooms.indexOf(from));
        })
        .map((target) => `${path.relative(folder, file)} -> ${path.relative(folder, target)}`),
    );
    expect(back).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(findCircles(imports)).toEqual([]);
  });
});

test('a circle is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
  ]);
  expect(findCircles(imports)).toEqual([['b', 'c']]);
});
