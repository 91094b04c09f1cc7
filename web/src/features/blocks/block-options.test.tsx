import { render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageBlockTypes, presentBlockTypes } from 'cms/testing/for-web';
import { getVariants, type Variant } from '../../../e2e/support/block-variants';
import type { Block, Color } from '../../api/types';
import { loadBlocks } from './lazy-block';
import { PageBlocks } from './page-blocks';
import { ButtonIcon } from './shared/button-icon';
import { getHero, Hero } from './shared/hero';
import { asset, file } from '../../api/test-entities';
import { frame } from './test-blocks';
import { withStyles } from './test-styles';

const color = (name: string, hex: string): Color => ({
  id: name,
  name,
  token: name,
  hex,
  rgb: { r: 1, g: 2, b: 3 },
  hsl: { h: 1, s: 2, l: 3 },
  oklch: { l: 1, c: 2, h: 3 },
  cmyk: null,
  cmykCondition: null,
  pmsCoated: null,
  pmsUncoated: null,
  ral: null,
  ncs: null,
  role: 'neutral',
  share: null,
  note: '',
  onDark: null,
});

const pictures = [asset(), asset({ id: 'b', title: 'Staand', original: file('staand.png', 'usable') })];
const colors = [color('aqua', '#00838f'), color('wit', '#ffffff')];

const isBlock = (value: object): value is Block => 'type' in value && 'slug' in value;

function getBlock({ block }: Variant): Block {
  const shown = { id: 1, ...frame, ...block };
  if (!isBlock(shown)) throw new Error('This is no block.');
  return shown;
}

const before: Block = {
  id: 2,
  type: 'asset',
  ...frame,
  asset: asset(),
  settings: { outlined: 'default', backgroundColor: 'purple' },
};

const Opening = ({ block }: { block: Block }) => {
  const hero = getHero([block]);
  return hero && <Hero block={hero} heading={(look) => <h1 className={look}>{hero.title || 'Home'}</h1>} />;
};

const types = presentBlockTypes(pageBlockTypes());

const PLACES = [
  { place: 'on a page', draw: (block: Block) => <PageBlocks blocks={[before, block]} />, shown: types },
  {
    place: 'on the home page',
    draw: (block: Block) => <PageBlocks home blocks={[before, block]} />,
    shown: types,
  },
  {
    place: 'at the top of the home page',
    draw: (block: Block) => <Opening block={block} />,
    shown: types.filter(({ type }) => type === 'text-asset-background'),
  },
];

/** Values of one option that are drawn alike. */
function getAlike(variants: readonly Variant[], drawn: readonly string[]): string[] {
  return variants.flatMap(({ base, path, value }, index) => {
    const twin = variants.find(
      (other, at) => at < index && other.base === base && other.path === path && drawn[at] === drawn[index],
    );
    return twin ? [`${base}: ${path} ${twin.value} is drawn as ${value}`] : [];
  });
}

// React 18 warns of layout effects, which it does not run where it writes markup.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

// Code that is loaded by a block when it is drawn.
beforeAll(() => loadBlocks());

// Icons that few pages use come later: from then on they are drawn at once.
beforeAll(async () => {
  const { container } = render(<ButtonIcon value="info" />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});

describe.each(PLACES)('$place', ({ draw, shown }) => {
  test.each(shown)('each choice in a block $type makes a difference', (type) => {
    const variants = getVariants(type, { pictures, colors });
    const drawn = variants.map((variant) =>
      withStyles(renderToStaticMarkup(<MemoryRouter>{draw(getBlock(variant))}</MemoryRouter>)),
    );
    expect(getAlike(variants, drawn)).toEqual([]);
  });
});
