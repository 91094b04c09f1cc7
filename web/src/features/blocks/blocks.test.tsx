import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asset, Block, BlockOf } from '../../api/types';
import { PageBlocks } from './page-blocks';
import { getRows, wideTiles } from './rows';
import { getOffers } from './shared/downloads';
import { Hero } from './shared/hero';

afterEach(cleanup);

const can = { view: true, use: true, edit: false };
const frame = { slug: 'anker', groups: [], isPrivate: false, can };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };

const file = (name: string, kind: 'usable' | 'editable' | 'video') => ({
  id: name,
  name,
  ext: name.slice(name.lastIndexOf('.')),
  mime: '',
  size: 2048,
  kind,
  width: 800,
  height: 600,
  preview: null,
});

const asset = (change: Partial<Asset> = {}): Asset => ({
  id: 'a',
  title: 'Het logo',
  description: 'Een lint',
  isPrivate: false,
  can,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  original: {
    ...file('logo.png', 'usable'),
    preview: { url: '/p/640.webp', width: 640, height: 480, srcset: '/p/320.webp 320w' },
  },
  files: [],
  ...change,
});

const tile = { title: 'Tegel', body: '', background: 'purple' as const, button, asset: null };
const show = (...blocks: Block[]) =>
  render(
    <MemoryRouter>
      <PageBlocks blocks={blocks} />
    </MemoryRouter>,
  );

const meer = { ...button, label: 'Meer', url: '/meer', icon: { value: 'mail', direction: 'left' as const } };
const documents = () =>
  asset({ title: 'Bestellijst', original: null, files: [file('lijst.xlsx', 'usable')] });

describe('a page shows', () => {
  test('text with its anchor, title and body', () => {
    const { container } = show({ id: 1, type: 'text', ...frame, ...words });
    expect(screen.getByRole('heading', { level: 2, name: 'Titel' })).toBeTruthy();
    expect(screen.getByText('Lopende tekst')).toBeTruthy();
    expect(container.querySelector('#anker')).toBeTruthy();
  });

  test('a button with its target and icon', () => {
    const shown = { ...button, label: 'Meer', url: 'https://a.nl', target: '_blank' as const };
    show({
      id: 1,
      type: 'text',
      ...frame,
      ...words,
      button: { ...shown, icon: { value: 'mail', direction: 'left' } },
    });
    const link = screen.getByRole('link', { name: /Meer/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.firstElementChild?.tagName.toLowerCase()).toBe('svg');
  });

  test('an asset beside a text, with room for it before it is there', async () => {
    show({
      id: 1,
      type: 'text-asset',
      ...frame,
      ...words,
      asset: asset(),
      settings: { textDirection: 'right', outlined: 'outlined', backgroundColor: 'blue' },
    });
    const image = screen.getByRole('img', { name: 'Een lint' });
    expect(image.getAttribute('width')).toBe('640');
    await waitFor(() => expect(image.getAttribute('srcset')).toContain('320w'));
    expect(image.closest('section')?.className).toContain('bg-blue');
  });

  test('an empty place for an asset as nothing', () => {
    show({
      id: 1,
      type: 'text-assets',
      ...frame,
      ...words,
      assets: [null, asset()],
      settings: { outlined: 'default', backgroundColor: 'transparent' },
    });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('text on a background: a card without a colour takes that of the field', () => {
    show({
      id: 1,
      type: 'text-asset-background',
      ...frame,
      ...words,
      asset: null,
      backgroundAsset: null,
      settings: {
        contentBackgroundColor: 'transparent',
        textDirection: 'left',
        backgroundAssetPosition: 'default',
        backgroundColor: 'purple',
        backgroundSize: 'default',
        assetPosition: 'bottom-right',
      },
    });
    const field = screen.getByRole('heading', { name: 'Titel' }).closest('[class*=bg-]');
    expect(field?.className).toContain('bg-purple');
  });

  test('a heading over text and tile', () => {
    show({ id: 1, type: 'text-tile-header', ...frame, ...words, header: 'Kop', tile });
    expect(screen.getByRole('heading', { level: 2, name: 'Kop' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Titel',
      'Tegel',
    ]);
  });

  test('what can be downloaded, and why the rest cannot', () => {
    const files = [file('logo.pdf', 'usable'), file('logo.eps', 'editable')];
    show({
      id: 1,
      type: 'asset',
      ...frame,
      asset: asset({ files }),
      settings: { outlined: 'default', backgroundColor: 'transparent' },
    });
    expect(screen.getByRole('link', { name: /^Downloaden: logo\.pdf, PDF · 800 × 600 · 2 KB/ })).toBeTruthy();
    expect(screen.getByText('Alleen met een account')).toBeTruthy();
    expect(screen.getByText(/Waarom kan ik dit niet downloaden/)).toBeTruthy();
  });

  test('a grid of assets, and HTML as it is', () => {
    const settings = { outlined: 'default' as const, backgroundColor: 'transparent' as const };
    show(
      { id: 1, type: 'assets', ...frame, assets: [asset(), asset({ id: 'b', title: 'Tweede' })], settings },
      { id: 2, type: 'html', ...frame, body: '<table><tbody><tr><td>cel</td></tr></tbody></table>' },
    );
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('cell', { name: 'cel' })).toBeTruthy();
  });

  test('a type that nobody drew in a plain form: texts, rich text, parts and assets', async () => {
    const unknown: unknown = {
      id: 1,
      type: 'colour-palette',
      ...frame,
      title: 'Kleuren',
      intro: '<p>Ons <b>blauw</b></p>',
      note: 'Een regel',
      example: asset(),
      rows: [{ name: 'Aqua' }],
    };
    const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null;
    if (!isBlock(unknown)) throw new Error('A block is an object.');
    show(unknown);
    expect(await screen.findByRole('heading', { name: 'Kleuren' })).toBeTruthy();
    expect(screen.getByText('blauw')).toBeTruthy();
    expect(screen.getByText('Een regel')).toBeTruthy();
    expect(screen.getByText('Aqua')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Een lint' })).toBeTruthy();
  });
});

describe('what an editor fills in is drawn', () => {
  const wordless = { title: '', subtitle: '', body: '', button };
  const settings = { outlined: 'default' as const, backgroundColor: 'transparent' as const };
  const field: BlockOf<'text-asset-background'>['settings'] = {
    contentBackgroundColor: 'blueDark',
    textDirection: 'left',
    backgroundAssetPosition: 'default',
    backgroundColor: 'white',
    backgroundSize: 'default',
    assetPosition: 'bottom-right',
  };

  test('the opening of the home page: subtitle, body with its links, and asset', () => {
    render(
      <MemoryRouter>
        <Hero
          heading={() => <h1>Welkom</h1>}
          block={{
            id: 1,
            type: 'text-asset-background',
            ...frame,
            ...words,
            button: meer,
            settings: field,
            asset: asset(),
            backgroundAsset: null,
            body: '<p>Eén</p><p>Twee met <a href="/kleur">kleur</a></p>',
          }}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText('Ondertitel')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'kleur' }).getAttribute('href')).toBe('/kleur');
    expect(screen.getByText('Eén').tagName).toBe('P');
    expect(screen.getByRole('img', { name: 'Een lint' })).toBeTruthy();
  });

  test('the button of a statement on the home page, and its icon', () => {
    render(
      <MemoryRouter>
        <PageBlocks home blocks={[{ id: 1, type: 'text', ...frame, ...words, button: meer }]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Meer' }).querySelector('.lucide-mail')).toBeTruthy();
  });

  test.each([
    [{ value: 'mail', direction: 'left' as const }, 'svg.lucide-mail:first-child'],
    [{ value: 'mail', direction: 'right' as const }, 'svg.lucide-mail:last-child'],
    [{ value: 'eenhoorn', direction: 'right' as const }, null],
    [null, null],
  ])('beside a title: the icon %j', (icon, selector) => {
    show({ id: 1, type: 'text', ...frame, ...wordless, title: 'Kop', button: { ...meer, icon } });
    const link = screen.getByRole('link', { name: 'Meer' });
    if (selector) expect(link.querySelector(selector)).toBeTruthy();
    else expect(link.querySelector('svg')).toBeNull();
  });

  test('a tile by itself: label, icon and anchor, and links of its text beside its own', () => {
    const { container } = show(
      ...[1, 2].map((id): Block => ({
        id,
        type: 'text-tile',
        ...frame,
        ...wordless,
        slug: `tegel-${id}`,
        tile: { ...tile, title: `Tegel ${id}`, button: meer, body: '<p><a href="/in">In de tekst</a></p>' },
      })),
    );
    const [link] = screen.getAllByRole('link', { name: 'Tegel 1: Meer' });
    expect(link?.querySelector('.lucide-mail')).toBeTruthy();
    expect(container.querySelector('a a')).toBeNull();
    expect(container.querySelector('#tegel-1')?.textContent).toContain('Tegel 1');
    expect(container.querySelector('#tegel-2')?.textContent).toContain('Tegel 2');
  });

  test('documents, where other assets are pictures', () => {
    show(
      { id: 1, type: 'text-assets', ...frame, ...words, assets: [documents(), null], settings },
      {
        id: 2,
        type: 'text-asset-background',
        ...frame,
        ...words,
        settings: field,
        asset: documents(),
        backgroundAsset: null,
      },
      { id: 3, type: 'text-tile', ...frame, ...wordless, tile: { ...tile, asset: documents() } },
    );
    expect(screen.getAllByRole('link', { name: /^Downloaden: lijst\.xlsx/ })).toHaveLength(3);
  });

  test('a video as background and in a tile', async () => {
    const film = asset({ title: 'Film', original: file('film.mp4', 'video') });
    show(
      {
        id: 1,
        type: 'text-asset-background',
        ...frame,
        ...words,
        settings: field,
        asset: null,
        backgroundAsset: film,
      },
      { id: 2, type: 'text-tile', ...frame, ...wordless, tile: { ...tile, asset: film } },
    );
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Video afspelen: Film' })).toHaveLength(2),
    );
  });

  test('the second of two places stays the second', () => {
    show({ id: 1, type: 'text-assets', ...frame, ...words, assets: [null, asset()], settings });
    const place = screen.getByRole('img').closest('figure')?.parentElement;
    expect(place?.previousElementSibling?.childElementCount).toBe(0);
  });

  test.each([
    ['text', { id: 1, type: 'text', ...frame, ...wordless, body: '<p></p>' }],
    ['text with half a button', { id: 1, type: 'text', ...frame, ...wordless, button: { ...meer, url: '' } }],
    ['html', { id: 1, type: 'html', ...frame, body: ' <p>&nbsp;</p>' }],
  ] satisfies [string, Block][])('no room for an empty block: %s', (_name, block) => {
    expect(show(block).container.innerHTML).toBe('');
  });
});

describe('tiles without text of their own', () => {
  const bare = (id: number): Block => ({
    id,
    type: 'text-tile',
    ...frame,
    tile,
    button,
    title: '',
    subtitle: '',
    body: '',
  });

  test('that follow each other are one grid', () => {
    const text: Block = { id: 9, type: 'text', ...frame, ...words };
    const rows = getRows([bare(1), bare(2), text, bare(3)]);
    expect(rows.map((row) => ('tiles' in row ? row.tiles.length : 0))).toEqual([2, 0, 1]);
  });

  test.each([
    [1, [0]],
    [2, [0]],
    [3, []],
    [4, [0, 3]],
    [5, [0]],
    [6, []],
  ])('of %i tiles these are wide: %j', (count, wide) => {
    expect(wideTiles(count)).toEqual(wide);
    // A wide tile takes two of three places: no row has a hole, but for a single tile.
    if (count > 1) expect((count + wide.length) % 3).toBe(0);
  });
});

test('without files the picture itself is offered, with files those', () => {
  expect(getOffers(asset()).map(({ of, allowed }) => [of, allowed])).toEqual([['assets', true]]);
  const files = [file('a.pdf', 'usable'), file('a.eps', 'editable')];
  expect(getOffers(asset({ files })).map(({ allowed }) => allowed)).toEqual([true, false]);
  expect(getOffers(asset({ original: null }))).toEqual([]);
});
