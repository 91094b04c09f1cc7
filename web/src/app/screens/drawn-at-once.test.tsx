import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block } from '../../api/types';
import { ASSET, makeNode, makePage } from '../test-responses';
import { openPortal } from '../test-portal';
import { heading } from '../test-screen';

const noRules = { space: 0, spaceLabel: '', rule: '', ruleUrl: '' };
const can = { view: true, use: true, edit: false };
const frame = { id: 1, slug: 'anker', groups: [], isPrivate: false, can };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { ...frame, title: '', subtitle: '', body: '', button };
const logo = {
  label: 'Liggend',
  arrangement: 'horizontal' as const,
  ground: 'light' as const,
  asset: ASSET,
};

/** What a page shows with code that comes later. */
const PAGES: [string, string, Block[], () => HTMLElement | null][] = [
  [
    'a block',
    'citaat',
    [{ ...words, type: 'quote', quote: 'Kort', source: '' }],
    () => screen.queryByText('Kort'),
  ],
  [
    'what a layout of a block loads in its turn',
    'logo',
    [{ ...words, type: 'logo-pack', layout: 'chooser', ...noRules, logos: [logo] }],
    () => screen.queryByRole('group', { name: 'Waar gebruik je het?' }),
  ],
  ['the list of all pages', 'huisstijl', [], () => screen.queryByRole('heading', { name: "Alle pagina's" })],
];

test.each(PAGES)('%s is there as soon as its page is', async (_, slug, blocks, find) => {
  const node = makeNode(slug, 'Verderop');
  const { router } = await openPortal('/huisstijl/begin', {
    answers: {
      'GET /pages/map': { data: [makeNode('begin', 'Begin'), node] },
      'GET /pages/{id}': ({ path }) => ({
        data: path.endsWith('/begin')
          ? makePage('begin', 'Begin')
          : { ...makePage(slug, 'Verderop'), blocks },
      }),
    },
  });
  await heading('Begin');
  act(() => void router.navigate(`/huisstijl/${slug}`));
  await heading('Verderop');
  expect(find()).not.toBeNull();
});
