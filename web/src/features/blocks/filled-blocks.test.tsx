import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Block, BlockOf } from '../../api/types';
import { asset, file } from '../../api/test-entities';
import { frame, button, words, tile, show, meer, documents } from './test-blocks';
import { PageBlocks } from './page-blocks';
import { Hero } from './shared/hero';

afterEach(cleanup);

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
    expect(screen.getAllByRole('link', { name: /^Downloaden: Bestellijst/ })).toHaveLength(3);
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
