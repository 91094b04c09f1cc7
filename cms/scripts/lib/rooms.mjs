import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The rooms of each project's `src`, in order: a room imports only from rooms above it in this list. ESLint enforces it
 * (`eslint.config.mjs`), and a test draws the whole graph (`cms/tests/unit/rooms.test.ts`).
 */
export const ROOMS = {
  'cms/src': [
    'utils',
    'permissions',
    'error-reporter',
    'database',
    'metrics',
    'http',
    'blocks',
    'storage',
    'audit',
    'published',
    'search',
    'auth',
    'mail',
    'api/openapi',
    'api/block-type',
    'api/audit',
    'api/group',
    'api/user',
    'api/profile',
    'api/auth',
    'api/file',
    'api/asset',
    'api/color',
    'api/preset',
    'api/site',
    'api/download',
    'api/page',
    'api/search',
    'server',
    'plugins/portal',
    'middlewares',
    'backup',
    'demo',
    'extensions',
    'index.ts',
  ],
  'web/src': [
    'api',
    'lib',
    'theme',
    'components',
    'features/page-tree',
    'features/usage',
    'features/shares',
    'features/basket',
    'features/search',
    'features/assets',
    'features/blocks',
    'features/pages',
    'features/groups',
    'features/users',
    'features/colors',
    'features/presets',
    'features/search-words',
    'features/site',
    'features/log',
    'features/library',
    'features/editor',
    'features/auth',
    'features/account',
    'features/navigation',
    'features/elements',
    'screens',
    'app',
    'server',
    'service-worker',
    'main.tsx',
    'start.ts',
  ],
};

/** The rooms that others enter through their `index.ts` only. */
const isFeature = (room) => room.startsWith('features/');

const getZones = (src, rooms) => [
  ...rooms.slice(0, -1).map((room, at) => ({
    target: `./${src}/${room}`,
    from: rooms.slice(at + 1).map((below) => `./${src}/${below}`),
    message: `${room} stands above this in cms/scripts/lib/rooms.mjs: imports go the other way.`,
  })),
  ...rooms.filter(isFeature).map((feature) => ({
    target: rooms.filter((room) => room !== feature).map((room) => `./${src}/${room}`),
    from: `./${src}/${feature}`,
    except: ['./index.ts'],
    message: `Others import from ${feature}/index.ts.`,
  })),
];

/** Zones for ESLint's `import-x/no-restricted-paths`: what each room may not import. */
export const zones = () => Object.entries(ROOMS).flatMap(([src, rooms]) => getZones(src, rooms));

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*)\1/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(folder, file));

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function getImports(file, folder) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, , target]) => {
    const base = path.resolve(path.dirname(file), target);
    const found = ENDINGS.map((ending) => base + ending).find(isFile);
    return found && found.startsWith(folder) && /\.tsx?$/.test(found) ? [found] : [];
  });
}

/**
 * The imports between the files of a folder, as absolute paths; includes type imports.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
export const readImports = (folder) =>
  new Map(sourcesIn(folder).map((file) => [file, getImports(file, folder)]));

/**
 * The room of a file; null when it is in none.
 * @param {string[]} rooms
 * @param {string} file relative to `src`
 */
export const findRoom = (rooms, file) =>
  rooms.find((room) => file === room || file.startsWith(`${room}${path.sep}`)) ?? null;

/**
 * Import cycles, each once (Tarjan's strongly connected components).
 * @param {Map<string, string[]>} imports
 * @returns {string[][]}
 */
export function findCircles(imports) {
  const circles = [];
  const order = new Map();
  const low = new Map();
  const open = [];
  function visit(file) {
    order.set(file, order.size);
    low.set(file, order.get(file));
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) low.set(file, Math.min(low.get(file), low.get(target)));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
