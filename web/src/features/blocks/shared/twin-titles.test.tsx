import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Asset, Block } from '../../../api/types';
import { asset, file } from '../../../api/test-entities';
import { frame, show, words } from '../test-blocks';

afterEach(cleanup);

const settings = { backgroundColor: 'transparent', outlined: 'default', textDirection: 'left' } as const;

/** Two different assets of one title, each with files of one kind and size. */
const [one, other] = ['blauw', 'wit'].map((name) =>
  asset({ id: name, original: file(`${name}.png`, 'usable'), files: [file(`${name}.pdf`, 'usable')] }),
);
if (!one || !other) throw new Error('There are two.');

const BLOCKS: [type: string, make: (id: number, of: Asset) => Block][] = [
  ['asset', (id, of) => ({ ...frame, id, type: 'asset', settings, asset: of })],
  ['assets', (id, of) => ({ ...frame, id, type: 'assets', settings, assets: [of] })],
  ['text-asset', (id, of) => ({ ...frame, ...words, id, type: 'text-asset', settings, asset: of })],
];

const readNames = async (): Promise<string[]> => {
  const links = await screen.findAllByRole('link', { name: /^Downloaden|^Alle versies/ });
  return links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
};

const PAIRS = BLOCKS.flatMap(([type, make]) =>
  BLOCKS.map(([beside, makeBeside]) => [type, beside, make, makeBeside] as const),
);

test.each(PAIRS)('assets of one title in %s and %s blocks give no two links of one name', async (...pair) => {
  const [, , make, makeBeside] = pair;
  show(make(1, one), makeBeside(2, other));
  const names = await readNames();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test('one asset that stands on a page twice keeps its name', async () => {
  const [, make] = BLOCKS[0] ?? [];
  if (!make) throw new Error('There is one.');
  show(make(1, one), make(2, one));
  expect(await readNames()).toContain('Alle versies van Het logo');
});
