import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoAsset, DemoColor, DemoContent, DemoGroup, DemoPage, DemoUser } from './types';

/**
 * Reads the demo's content: JSON files in `demo/content`. The number in the name of a page's file is its place in the tree.
 * @param root the folder of the application
 */
export function readContent(root: string): DemoContent {
  const folder = path.join(root, 'demo', 'content');
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const groups: DemoGroup[] = read('groups.json');
  const users: DemoUser[] = read('users.json');
  const assets: DemoAsset[] = read('assets.json');
  const colors: DemoColor[] = read('colors.json');
  const names = readdirSync(path.join(folder, 'pages')).toSorted();
  const pages: DemoPage[] = names.map((name) => read(path.join('pages', name)));
  return { groups, users, assets, colors, pages };
}
