import { expect, test } from 'vitest';
import type { Asset, File, Rendition } from '../../api/types';
import { getStableAddresses } from './addresses';

const ORIGIN = 'https://huisstijl.example.org';

const original: File = {
  id: 'o',
  name: 'logo.png',
  ext: '.png',
  mime: 'image/png',
  size: 2048,
  kind: 'usable',
  width: 601,
  height: 300,
  preview: null,
};

const asset: Asset = {
  id: 'a',
  title: 'Logo "kleur" & zwart',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: false },
  open_to_all: true,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  original,
  files: [],
};

const rendition = (id: string, format: Rendition['preset']['format'], width = 600): Rendition => ({
  preset: {
    id,
    label: `Formaat ${id}`,
    format,
    width,
    height: null,
    fit: 'inside',
    dpi: null,
    background: null,
  },
  name: `logo.${format}`,
  width,
  height: 300,
  size: null,
});

test('each format that browsers show has its own, and the original comes last', () => {
  const found = getStableAddresses(asset, [rendition('p', 'png'), rendition('q', 'pdf')], ORIGIN);
  expect(found).toEqual([
    {
      label: 'PNG, 600 px',
      url: `${ORIGIN}/vast/assets/a/p.png`,
      code: `<img src="${ORIGIN}/vast/assets/a/p.png" alt="Logo &quot;kleur&quot; &amp; zwart" width="300">`,
      isPicture: true,
    },
    {
      label: 'Origineel, PNG',
      url: `${ORIGIN}/vast/assets/a/origineel`,
      code: `<img src="${ORIGIN}/vast/assets/a/origineel" alt="Logo &quot;kleur&quot; &amp; zwart" width="301">`,
      isPicture: true,
    },
  ]);
});

test('formats that measure the same say more, and what adorns has no words', () => {
  const twins = [rendition('p', 'jpg'), { ...rendition('q', 'jpg'), height: 900 }];
  const found = getStableAddresses({ ...asset, decorative: true, original: null }, twins, ORIGIN);
  expect(found.map(({ label }) => label)).toEqual(['JPG, 600 px, 300 px hoog', 'JPG, 600 px, 900 px hoog']);
  expect(found[0]?.code).toContain(' alt="" ');
});

test('a film is a link', () => {
  const film: File = { ...original, ext: '.mp4', mime: 'video/mp4', kind: 'video', width: null };
  const [only] = getStableAddresses({ ...asset, title: 'Film', original: film }, [], ORIGIN);
  expect([only?.code, only?.isPicture]).toEqual([
    `<a href="${ORIGIN}/vast/assets/a/origineel">Film</a>`,
    false,
  ]);
});
