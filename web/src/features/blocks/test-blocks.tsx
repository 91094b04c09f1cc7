import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Asset, Block, Color, File } from '../../api/types';
import { loadBlocks } from './lazy-block';
import { PageBlocks } from './page-blocks';

// Loaded at once, as on a page whose code was preloaded.
beforeAll(() => loadBlocks());

const can = { view: true, use: true, edit: false };
export const frame = { slug: 'anker', groups: [], isPrivate: false, can };
export const button = { label: '', url: '', target: '_self' as const, icon: null };
export const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };

export const file = (name: string, kind: File['kind']) => ({
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

export const asset = (change: Partial<Asset> = {}): Asset => ({
  id: 'a',
  title: 'Het logo',
  description: 'Een lint',
  isPrivate: false,
  can,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: {
    ...file('logo.png', 'usable'),
    preview: { url: '/p/640.webp', width: 640, height: 480, srcset: '/p/320.webp 320w' },
  },
  files: [],
  ...change,
});

export const tile = { title: 'Tegel', body: '', background: 'purple' as const, button, asset: null };
export const show = (...blocks: Block[]) =>
  render(
    <MemoryRouter>
      <PageBlocks blocks={blocks} />
    </MemoryRouter>,
  );

export const meer = {
  ...button,
  label: 'Meer',
  url: '/meer',
  icon: { value: 'mail', direction: 'left' as const },
};
export const documents = () =>
  asset({ title: 'Bestellijst', original: null, files: [file('lijst.xlsx', 'usable')] });

export const color = (name: string, more: Partial<Color> = {}): Color => ({
  id: name,
  token: name.toLowerCase(),
  name,
  hex: '#1763c6',
  rgb: { r: 23, g: 99, b: 198 },
  hsl: { h: 214, s: 79, l: 43 },
  oklch: { l: 0.51, c: 0.17, h: 258 },
  cmyk: null,
  cmykCondition: null,
  pmsCoated: null,
  pmsUncoated: null,
  ral: null,
  ncs: null,
  share: null,
  onDark: null,
  role: 'primary',
  note: '',
  ...more,
});
