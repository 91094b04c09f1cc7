import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import type { Asset, Block, BlockOf, Color } from '../../api/types';
import { loadBlocks, PageBlocks } from '../blocks';
import { flatten, getHeadings } from './headings';

beforeAll(() => loadBlocks());

const can = { view: true, use: true, edit: false };
const frame = { slug: 'anker', groups: [], isPrivate: false, can };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };
const tile = { title: 'Tegel', body: '', background: 'purple' as const, button, asset: null };
const html = '<h2>Maten &amp; lijnen</h2><p>x</p><h3 class="a">In <em>één</em> oogopslag</h3><h4>Fijn</h4>';
const settings = { outlined: 'default' as const, backgroundColor: 'transparent' as const };
const bare = { title: '', subtitle: '', body: '', button };
const item = (title: string, body = '<p>Zo.</p>') => ({ title, body });

const asset: Asset = {
  ...{ id: 'a', title: 'Een bestand', description: '', isPrivate: false, decorative: false, can, settings },
  ...{ focal_point: null, updated_at: '2026-01-02T03:04:05.000Z', original: null, files: [] },
};
const color = (name: string): Color => ({
  ...{ id: name, token: name, name, hex: '#1763c6', rgb: { r: 23, g: 99, b: 198 } },
  ...{ hsl: { h: 214, s: 79, l: 43 }, oklch: { l: 0.51, c: 0.17, h: 258 }, cmyk: null, cmykCondition: null },
  ...{ pmsCoated: null, pmsUncoated: null, ral: null, ncs: null, share: null, onDark: null },
  ...{ role: 'primary', note: '' },
});
const logos: BlockOf<'logo-pack'> = {
  ...{ id: 1, type: 'logo-pack', ...frame, ...words, layout: 'chooser' },
  ...{ space: 0, spaceLabel: '', rule: '', ruleUrl: '' },
  logos: [{ label: '', arrangement: 'horizontal', ground: 'light', asset }],
};
const colors: BlockOf<'colors'> = {
  ...{ id: 1, type: 'colors', ...frame, ...words },
  colors: [color('Wit'), color('Blauw')],
  settings: { layout: 'large', contrast: true, exports: true },
};
const letters: BlockOf<'typography'> = {
  ...{ id: 1, type: 'typography', ...frame, ...words, font: null, family: 'Figtree', sample: '' },
  ...{ weights: [], steps: [], settings: { editable: true } },
};

const cases: [name: string, ...blocks: Block[]][] = [
  ['a text', { id: 1, type: 'text', ...frame, ...words, body: html }],
  ['a text of rich text alone', { id: 1, type: 'text', ...frame, ...bare, body: html }],
  ['html', { id: 1, type: 'html', ...frame, body: html }],
  ['the same words twice', { id: 1, type: 'html', ...frame, body: '<h3>Zo</h3><h3>Zo</h3>' }],
  ['an empty heading', { id: 1, type: 'html', ...frame, body: '<h2></h2><h3> </h3><h3>Wel</h3>' }],
  [
    'a tile with a header',
    { id: 1, type: 'text-tile-header', ...frame, ...words, body: html, header: 'Kop', tile },
  ],
  ['its tile alone', { id: 1, type: 'text-tile-header', ...frame, ...bare, header: null, tile }],
  ['a tile beside a text', { id: 1, type: 'text-tile', ...frame, ...words, tile: { ...tile, body: html } }],
  [
    'tiles in a grid',
    { id: 1, type: 'text-tile', ...frame, slug: 'a', ...bare, tile },
    { id: 2, type: 'text-tile', ...frame, slug: 'b', ...bare, tile: { ...tile, body: '<h4>Klein</h4>' } },
  ],
  ['an assets block', { id: 1, type: 'text-assets', ...frame, ...words, assets: [], settings }],
  [
    'a list that unfolds',
    { id: 1, type: 'accordion', closing: '', ...frame, ...words, items: [item('Een?'), item('Twee?', html)] },
  ],
  [
    'the same without a title',
    { id: 1, type: 'accordion', closing: '', ...frame, ...bare, items: [item('Een?')] },
  ],
  ['a quote', { id: 1, type: 'quote', ...frame, ...words, quote: 'Ja', source: 'Ik' }],
  ['pairs', { id: 1, type: 'do-dont', ...frame, ...words, body: html, pairs: [] }],
  ['logos to choose from', { ...logos, title: '' }],
  ['one logo', { ...logos, layout: 'card' }],
  ['colours', colors],
  ['colours without what they are for', { ...colors, settings: { ...colors.settings, contrast: false } }],
  ['a font', letters],
  ['a font without a title', { ...letters, title: '', font: asset }],
  ['an empty one', { ...letters, ...bare, family: '' }],
];

test.each(cases)(
  'the outline has what is drawn as a heading, with its level and a place: %s',
  (_, ...blocks) => {
    const { container } = render(
      <MemoryRouter>
        <PageBlocks blocks={blocks} />
      </MemoryRouter>,
    );
    // That of a single colour is no section.
    const drawn = [...container.querySelectorAll('h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('[data-role]'))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`)
      .filter((line) => line.length > 3);
    const listed = flatten(getHeadings(blocks));
    expect(listed.map(({ level, title }) => `H${level} ${title}`)).toEqual(drawn);
    const places = listed.map(({ anchor }) => document.getElementById(anchor));
    for (const [at, place] of places.entries()) expect(place?.textContent).toContain(listed[at]?.title);
    expect(new Set(places).size).toBe(places.length);
  },
);

test('what stands below a heading is in the list below it', () => {
  const [first, second] = getHeadings([
    { id: 1, type: 'text', ...frame, ...words, body: html },
    { id: 2, type: 'html', ...frame, slug: 'tabel', body: '<h5>Diep</h5>' },
  ]);
  expect(first?.below).toEqual([]);
  expect(second?.title).toBe('Maten & lijnen');
  const [shallow] = second?.below ?? [];
  expect(second?.below).toHaveLength(1);
  expect(shallow?.title).toBe('In één oogopslag');
  expect(shallow?.below.map(({ title, below }) => [title, below.map((deep) => deep.title)])).toEqual([
    ['Fijn', ['Diep']],
  ]);
});
