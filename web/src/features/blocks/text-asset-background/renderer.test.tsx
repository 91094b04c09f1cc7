import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Asset, BlockOf } from '../../../api/types';
import { TextAssetBackground } from './renderer';

afterEach(cleanup);

type Settings = BlockOf<'text-asset-background'>['settings'];

const can = { view: true, use: true, edit: false };

const picture = (title: string): Asset => ({
  id: title,
  title,
  description: title,
  isPrivate: false,
  can,
  files: [],
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: {
    id: title,
    name: 'a.jpg',
    ext: '.jpg',
    mime: 'image/jpeg',
    size: 1,
    kind: 'usable',
    width: 2160,
    height: 960,
    preview: { url: '/a.webp', width: 960, height: 427, srcset: '' },
  },
});

const defaults: Settings = {
  contentBackgroundColor: 'blueDark',
  textDirection: 'left',
  backgroundAssetPosition: 'default',
  backgroundColor: 'white',
  backgroundSize: 'default',
  assetPosition: 'bottom-right',
};

const show = (settings: Partial<Settings>, background = picture('Licht')) =>
  render(
    <MemoryRouter>
      <TextAssetBackground
        home={false}
        block={{
          id: 1,
          type: 'text-asset-background',
          slug: 'anker',
          groups: [],
          isPrivate: false,
          can,
          title: 'Titel',
          subtitle: '',
          body: '',
          button: { label: 'Verder', url: '/huisstijl', target: '_self', icon: null },
          asset: picture('Poster'),
          backgroundAsset: background,
          settings: { ...defaults, ...settings },
        }}
      />
    </MemoryRouter>,
  );

const cardClass = () => screen.getByRole('heading', { name: 'Titel' }).closest('div[class*=bg-]')?.className;

test.each(['transparent', 'white', 'blue', 'blueDark', 'purple'] as const)('the card is %s', (colour) => {
  show({ contentBackgroundColor: colour });
  expect(cardClass()).toContain(`bg-${colour === 'transparent' ? 'white' : colour}`);
});

test('text never stands on the picture: a transparent card takes the colour of the field', () => {
  show({ contentBackgroundColor: 'transparent', backgroundColor: 'purple' });
  expect(cardClass()).toContain('bg-purple');
});

test.each([
  ['top-right', 'top', 'right'],
  ['top-left', 'top', 'left'],
  ['center-right', 'center', 'right'],
  ['center-left', 'center', 'left'],
  ['bottom-right', 'bottom', 'right'],
  ['bottom-left', 'bottom', 'left'],
] as const)('the asset stands %s', (assetPosition, vertical, horizontal) => {
  show({ assetPosition });
  const place = screen.getByRole('img', { name: 'Poster' }).closest('[data-place]');
  expect(place?.getAttribute('data-place')).toBe(`${horizontal === 'left' ? 'same' : 'other'} ${vertical}`);
  expect(place?.getAttribute('data-side')).toBe(horizontal);
});

test('the picture fills the field, or keeps its own size', () => {
  const sizes = (view: HTMLElement) => view.querySelector('img')?.getAttribute('sizes');
  expect(sizes(show({}).container)).toBe('100vw');
  expect(sizes(show({ backgroundSize: 'auto' }).container)).toBe('2160px');
});

test('what has to stay in sight stays in sight, unless the block says where the picture stands', () => {
  const lit = { ...picture('Licht'), focal_point: { x: 0.25, y: 0.75 } };
  const position = (view: HTMLElement) => view.querySelector('img')?.style.objectPosition;
  expect(position(show({}, lit).container)).toBe('25% 75%');
  expect(position(show({ backgroundAssetPosition: 'bottom' }, lit).container)).toBe('');
  expect(position(show({}).container)).toBe('');
});
