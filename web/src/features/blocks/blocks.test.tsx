import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Block } from '../../api/types';
import { asset, file } from '../../api/test-entities';
import { frame, button, words, tile, show } from './test-blocks';
import { getRows, wideTiles } from './rows';
import { getOffers } from '../../lib/offers';

afterEach(cleanup);

describe('a page shows', () => {
  test('text with its anchor, title and body', () => {
    const { container } = show({ id: 1, type: 'text', ...frame, ...words });
    expect(screen.getByRole('heading', { level: 2, name: 'Titel' })).toBeTruthy();
    expect(screen.getByText('Lopende tekst')).toBeTruthy();
    expect(container.querySelector('#anker')).toBeTruthy();
  });

  const field = {
    contentBackgroundColor: 'blueDark' as const,
    textDirection: 'left' as const,
    backgroundAssetPosition: 'default' as const,
    backgroundColor: 'white' as const,
    backgroundSize: 'default' as const,
    assetPosition: 'bottom-right' as const,
  };

  test.each<Block>([
    { id: 1, type: 'text', ...frame, ...words },
    { id: 1, type: 'html', ...frame, body: '<p>Een</p>' },
    { id: 1, type: 'text-tile', ...frame, ...words, tile },
    { id: 1, type: 'text-tile', ...frame, title: '', subtitle: '', body: '', button, tile },
    {
      ...{ id: 1, type: 'text-asset-background', ...frame, ...words },
      ...{ asset: null, backgroundAsset: null, settings: field },
    },
  ])('each block with what leads to it: $type', (block) => {
    const { container } = show({ ...block, anchors: ['vroeger', 'eerst'] });
    for (const id of ['vroeger', 'eerst']) {
      expect(container.querySelectorAll(`#anker #${id}`)).toHaveLength(1);
    }
    cleanup();
    const { container: forAdmins } = show({ ...block, old_anchors: ['concept'] });
    expect(forAdmins.querySelectorAll('#anker #concept')).toHaveLength(1);
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

  test.each([
    ['Zo wel: één vlak', 'wel', 'één vlak'],
    ['Zo niet, vijf kleuren', 'niet', 'vijf kleuren'],
  ])('what to do and what not with a sign: %s', (title, verdict, reason) => {
    show({
      id: 1,
      type: 'text-assets',
      ...frame,
      ...words,
      assets: [asset({ title }), asset({ title: 'Zo weldadig' })],
      settings: { outlined: 'default', backgroundColor: 'transparent' },
    });
    expect(screen.getByText(`Zo ${verdict}`).dataset['verdict']).toBe(verdict);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText('Zo weldadig').dataset['verdict']).toBeUndefined();
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
    expect(screen.getByRole('link', { name: /^Downloaden: Het logo, PDF · 800 × 600 · 2 KB/ })).toBeTruthy();
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
    // A wide tile takes two of three columns: no row has a gap, except for a single tile.
    if (count > 1) expect((count + wide.length) % 3).toBe(0);
  });
});

test('without files the picture itself is offered, with files those', () => {
  expect(getOffers(asset()).map(({ of, allowed }) => [of, allowed])).toEqual([['assets', true]]);
  const files = [file('a.pdf', 'usable'), file('a.eps', 'editable')];
  expect(getOffers(asset({ files })).map(({ allowed }) => allowed)).toEqual([true, false]);
  expect(getOffers(asset({ original: null }))).toEqual([]);
});
