import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { asset, file } from '../../api/test-entities';
import type { Block } from '../../api/types';
import { loadBlocks } from './lazy-block';
import { PageBlocks } from './page-blocks';

// Loaded at once, as on a page whose code was preloaded.
beforeAll(() => loadBlocks());

const can = { view: true, use: true, edit: false };
export const frame = { slug: 'anker', groups: [], isPrivate: false, can };
export const button = { label: '', url: '', target: '_self' as const, icon: null };
export const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };

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
