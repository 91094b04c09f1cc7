import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { ROOMS } from '../../../scripts/lib/rooms.mjs';

/** Strapi keeps the fields of a content type where nobody imports them. */
const SCHEMA = 'schema.json';

test.each(Object.entries(ROOMS))('each file of %s stands in a room, and no room is empty', (src, rooms) => {
  const folder = path.join(root, src);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SCHEMA)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const holds = (room: string, file: string) => file === room || file.startsWith(path.join(room, path.sep));
  expect(files.filter((file) => !rooms.some((room) => holds(room, file)))).toEqual([]);
  expect(rooms.filter((room) => !files.some((file) => holds(room, file)))).toEqual([]);
});
