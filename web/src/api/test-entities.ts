import type { Asset, Color, File } from './types';

const can = { view: true, use: true, edit: false };

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
