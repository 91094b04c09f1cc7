import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Block } from '../../api/types';
import { HomeArticle } from './page-article';

const can = { view: true, use: true, edit: false };
const frame = { slug: 'anker', groups: [], isPrivate: false, can };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const words = { title: 'Titel', subtitle: 'Ondertitel', body: '<p>Lopende tekst</p>', button };
const hero: Block = {
  ...{ id: 1, type: 'text-asset-background', ...frame, ...words, title: 'Welkom' },
  ...{ asset: null, backgroundAsset: null },
  settings: {
    contentBackgroundColor: 'blueDark',
    textDirection: 'left',
    backgroundAssetPosition: 'default',
    backgroundColor: 'white',
    backgroundSize: 'default',
    assetPosition: 'bottom-right',
  },
};
vi.spyOn(console, 'error').mockReturnValue();

test('home keeps its title when its hero cannot be shown', async () => {
  const broken = Object.assign({ ...hero }, { button: null });
  const blocks: Block[] = [broken, { id: 2, type: 'text', ...frame, ...words, title: 'Heel' }];
  render(
    <MemoryRouter>
      <HomeArticle page={{ title: 'Home', blocks }} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Welkom' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Heel' })).toBeTruthy();
});
