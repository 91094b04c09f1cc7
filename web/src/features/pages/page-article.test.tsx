import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asset, Block, Group, Profile } from '../../api/types';
import { liveViewer } from '../../lib/session/session';
import { HomeArticle, PageArticle } from './page-article';

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

afterEach(cleanup);

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

const person: Profile = {
  ...{ id: 'p', firstName: 'Jo', lastName: 'Bakker', email: 'jo@example.org', description: '' },
  ...{ name: 'Jo Bakker', roles: [], groups: [], hasPassword: true, isActive: true },
  ...{ invitedAt: null, lastLoginAt: null, pendingEmail: null },
};

const sheet: Asset = {
  ...{ id: 'a4', title: 'De huisstijl op één A4', description: '', isPrivate: false, can },
  ...{ decorative: false, focal_point: null, updated_at: '2026-01-02T03:04:05.000Z', original: null },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  files: [
    {
      ...{ id: 'pdf', name: 'a4.pdf', ext: '.pdf', mime: 'application/pdf', size: 12288, kind: 'usable' },
      ...{ width: null, height: null, preview: null },
    },
  ],
};
const card = (asset: Asset | null): Block => ({
  ...{ id: 3, type: 'asset-card', ...frame, slug: 'kaart', asset },
});
const noRules = { space: 0, spaceLabel: '', rule: '', ruleUrl: '' };
const text: Block = { id: 2, type: 'text', ...frame, ...words, title: 'Heel' };

const read = (blocks: Block[], more: object = {}) =>
  render(
    <MemoryRouter>
      <PageArticle
        tree={[]}
        above={[]}
        page={{
          ...{ title: 'Huisstijl', lead: '', slug: 'kleur', is_public: true, published_at: null },
          ...{ blocks, groups: [], ...more },
        }}
      />
    </MemoryRouter>,
  );

test('a card that a page begins with stands in its opening, and elsewhere where it is', async () => {
  read([card(sheet), text]);
  const link = await screen.findByRole('link', { name: /^Downloaden: De huisstijl op één A4 PDF · 12/ });
  expect(link.closest('[data-opening]')).not.toBeNull();
  expect(screen.getAllByRole('link', { name: /^Downloaden/ })).toHaveLength(1);
  cleanup();
  read([text, card(sheet)]);
  expect((await screen.findByRole('link', { name: /^Downloaden/ })).closest('[data-opening]')).toBeNull();
  cleanup();
  read([card({ ...sheet, can: { view: true, use: false, edit: false } }), text]);
  const locked = await screen.findByRole('link', { name: /De huisstijl op één A4/ });
  expect(locked.getAttribute('href')).toBe('/bestanden/a4');
  cleanup();
  read([card(null), text]);
  expect(screen.queryByText('De huisstijl op één A4')).toBeNull();
});

test('a tool after a card still has the tight opening of one', () => {
  const pack: Block = {
    ...{ id: 4, type: 'logo-pack', ...frame, ...words, layout: 'card', ...noRules },
    logos: [],
  };
  const { container } = read([card(sheet), pack]);
  expect(container.querySelector('[data-tight][data-beside]')).not.toBeNull();
});

test('a page says who may read it', () => {
  const group = (permissions: Group['permissions']) => ({ id: 'g', name: 'Groep', permissions });
  const cases: [boolean, object, string][] = [
    [true, {}, 'Openbaar'],
    [true, { is_public: false, groups: [group(['view'])] }, 'Alleen voor medewerkers'],
    [true, { is_public: false, groups: [group([])] }, 'Alleen voor beheerders'],
    [true, { is_public: false }, 'Alleen voor beheerders'],
    [false, { is_public: false }, 'Alleen voor medewerkers'],
  ];
  for (const [isAdmin, more, said] of cases) {
    liveViewer.set({
      state: 'user',
      profile: { ...person, roles: [{ name: isAdmin ? 'admin' : 'user' }] },
      confirmed: true,
    });
    read([text], more);
    expect(screen.getByText(said)).toBeTruthy();
    cleanup();
  }
});
