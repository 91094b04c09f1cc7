import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPageCode } from '../../src/server/html/page-code';

const LOGO = 'src/features/blocks/logo-pack/renderer.tsx';
const CHOOSER = 'src/features/blocks/logo-pack/pack.tsx';

interface Built {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: boolean;
}

const FILES: Record<string, Built> = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['button'] },
  'src/start.ts': { file: 'start.js' },
  button: { file: 'button.js', css: ['button.css'] },
  switch: { file: 'switch.js', css: ['switch.css'], imports: ['button'] },
  unused: { file: 'unused.js', css: ['unused.css'] },
  [CHOOSER]: {
    file: 'pack.js',
    css: ['pack.css'],
    imports: ['index.html', 'switch', LOGO],
    isDynamicEntry: true,
  },
  [LOGO]: {
    file: 'logo.js',
    css: ['logo.css'],
    imports: ['index.html'],
    dynamicImports: [CHOOSER],
    isDynamicEntry: true,
  },
};

function readCode() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'page-code-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(FILES));
  for (const { css = [] } of Object.values(FILES))
    for (const name of css) writeFileSync(path.join(folder, name), `/* ${name} */`);
  return readPageCode(folder);
}

test('a page has the styles of all that its blocks draw, also of what their layouts import', () => {
  const { common, ofBlocks, readStyle } = readCode();
  const ofType = (type: string) => ofBlocks({ slug: 'logo', blocks: [{ type }] });
  expect(common).toEqual(['/index.css', '/button.css']);
  expect(ofType('logo-pack')).toEqual({
    scripts: ['/logo.js'],
    styles: ['/logo.css', '/pack.css', '/switch.css'],
  });
  expect(ofType('text')).toEqual({ scripts: [], styles: [] });
  expect(readStyle('/switch.css')).toBe('/* switch.css */');
});
