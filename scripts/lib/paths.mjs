import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const cms = path.join(root, 'cms');
/** Loads what the server depends on: these scripts have no dependencies of their own when they serve. */
export const requireOfServer = createRequire(path.join(cms, 'package.json'));
export const web = path.join(root, 'web');
export const cmsDist = path.join(cms, 'dist');
/** Strapi's panel. */
export const panelDist = path.join(cmsDist, 'build');
/** `strapi develop` compiles into this folder, by `cms/tsconfig.json`; the build that `npm start` serves stays as it is. */
export const developed = path.join(cms, '.cache', 'develop');
export const webDist = path.join(web, 'dist');

/** Records of the last install and build: see `hash.mjs`. */
export const stamps = path.join(root, 'node_modules', '.portal');
