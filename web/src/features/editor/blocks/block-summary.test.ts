import { expect, test } from 'vitest';
import type { Block } from '../../../api/types';
import { blockSummary } from './block-summary';

const can = { view: true, use: true, edit: true };
const frame = { slug: 'anker', groups: [], isPrivate: false, can };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };
const wordless = { ...words, title: '', subtitle: '', body: '' };

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
      closing: '',
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
  ['Opmaak & meer', { id: 1, type: 'html', ...frame, body: '<h2>Opmaak &amp; meer</h2>' }],
  ['', { id: 1, type: 'html', ...frame, body: '<hr />' }],
];

test.each(BLOCKS)('a row of the overview says %j', (summary, block) => {
  expect(blockSummary(block)).toBe(summary);
});
