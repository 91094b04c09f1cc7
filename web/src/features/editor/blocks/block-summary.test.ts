import { expect, test } from 'vitest';
import type { Block } from '../../../api/types';
import { asset, frame, words } from '../../blocks/test-blocks';
import { blockSummary } from './block-summary';

const wordless = { ...words, title: '', subtitle: '', body: '' };

const settings = { outlined: 'default' as const, backgroundColor: 'transparent' as const };

const BLOCKS: [string, Block][] = [
  ['Titel', { id: 1, type: 'text', ...frame, ...words }],
  [
    'Eerste regel. Tweede',
    { id: 1, type: 'text', ...frame, ...wordless, body: '<p>Eerste\n regel.</p><p>Tweede</p>' },
  ],
  ['Zo is het.', { id: 1, type: 'quote', ...frame, ...wordless, quote: 'Zo is het.', source: 'Ada' }],
  [
    'Wat kost het?',
    {
      id: 1,
      type: 'accordion',
      ...frame,
      ...wordless,
      items: [{ title: 'Wat kost het?', body: '<p>Niets</p>' }],
    },
  ],
  [
    'Met ruimte',
    {
      id: 1,
      type: 'do-dont',
      ...frame,
      title: '',
      subtitle: '',
      body: '',
      pairs: [{ asset: null, text: 'Met ruimte', verdict: 'do' }],
    },
  ],
  ['Het logo', { id: 1, type: 'assets', ...frame, assets: [null, asset()], settings }],
  ['Opmaak & meer', { id: 1, type: 'html', ...frame, body: '<h2>Opmaak &amp; meer</h2>' }],
  ['', { id: 1, type: 'html', ...frame, body: '<hr />' }],
];

test.each(BLOCKS)('a row of the overview says %j', (summary, block) => {
  expect(blockSummary(block)).toBe(summary);
});
