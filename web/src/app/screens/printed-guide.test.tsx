import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Page, PageNode } from '../../api/types';
import { findPage } from '../test-responses';
import { openPortal, STAFF } from '../test-portal';
import { Refusal } from '../test-server';

const node = (slug: string, pages: PageNode[] = []): PageNode => ({
  id: slug,
  slug,
  title: `Titel ${slug}`,
  lead: '',
  parent_id: null,
  is_public: true,
  published_at: '2026-01-01T00:00:00Z',
  pages,
});

const tree = [node('home'), node('logo', [node('beeldmerk')]), node('weg'), node('dicht'), node('kleur')];

const page = (slug: string): Page => ({
  ...findPage('logo'),
  id: slug,
  slug,
  title: `Titel ${slug}`,
  blocks: findPage('logo').blocks.map((block) => ({ ...block, slug: 'kop' })),
});

const readPage =
  (refusal: 401 | 403) =>
  ({ path }: { path: string }) => {
    const slug = path.replace('/pages/', '');
    if (slug === 'weg') return new Refusal(404, 'Deze pagina bestaat niet.');
    if (slug === 'dicht') return new Refusal(refusal, 'Dit is niet voor jou.');
    return { data: page(slug) };
  };

test.each([
  ['visitor', null],
  ['staff', STAFF],
])('the printed guide has what the server gives a %s, in the order of the tree', async (_, as) => {
  await openPortal('/huisstijl/afdrukken', {
    as,
    answers: { 'GET /pages/map': { data: tree }, 'GET /pages/{id}': readPage(as ? 403 : 401) },
  });
  await screen.findByRole('navigation', { name: 'Inhoud' });
  const articles = screen.getAllByRole('article');
  expect(articles.map(({ id }) => id)).toEqual(
    ['home', 'logo', 'beeldmerk', 'kleur'].map((slug) => `pagina-${slug}`),
  );
  const links = screen.getByRole('navigation', { name: 'Inhoud' }).querySelectorAll('a');
  expect([...links].map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ['#pagina-home', 'Titel home'],
    ['#pagina-logo', '1Titel logo'],
    ['#pagina-beeldmerk', '1.1Titel beeldmerk'],
    ['#pagina-kleur', '4Titel kleur'],
  ]);
  const ids = [...document.querySelectorAll('article [id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
