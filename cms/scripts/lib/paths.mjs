import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole workspace. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const cms = path.join(root, 'cms');
export const web = path.join(root, 'web');
export const cmsDist = path.join(cms, 'dist');
export const webDist = path.join(web, 'dist');

/** Where the scripts keep what they know about the last install and build. */
export const stamps = path.join(root, 'node_modules', '.portal');
