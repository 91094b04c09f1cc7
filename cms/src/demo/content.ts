import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoAsset, DemoColor, DemoContent, DemoGroup, DemoPage, DemoUser } from './types';

/** The hospital of the demo. A portal with another name gets the demo's pages without its house style. */
export const HOSPITAL = 'Noorderlicht';

const HOME = '01-home.json';

/**
 * Reads the demo's content: JSON files in `demo/content`. The number in a page's file name is its position in the tree.
 * @param root the folder of the application
 * @param name of the hospital, for the home page
 */
export function readContent(root: string, name = HOSPITAL): DemoContent {
  const folder = path.join(root, 'demo', 'content');
  const readText = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const read = (file: string) => JSON.parse(readText(file));
  const inJson = JSON.stringify(name).slice(1, -1);
  const groups: DemoGroup[] = read('groups.json');
  const users: DemoUser[] = read('users.json');
  const assets: DemoAsset[] = read('assets.json');
  const colors: DemoColor[] = read('colors.json');
  const files = readdirSync(path.join(folder, 'pages')).toSorted();
  const pages: DemoPage[] = files.map((file) => {
    const text = readText(path.join('pages', file));
    return JSON.parse(file === HOME ? text.replaceAll(HOSPITAL, () => inJson) : text);
  });
  return { groups, users, assets, colors, pages };
}
