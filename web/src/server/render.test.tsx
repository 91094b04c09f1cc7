import { expect, test, vi } from 'vitest';
import type { Block } from '../api/types';
import { makePage, SITE } from '../app/test-responses';
import { toMarkdown } from './markdown';
import { renderPage } from './render';

const can = { view: true, use: true, edit: false };
const button = { label: '', url: '', target: '_self' as const, icon: null };
const text = (id: number, title: string): Block => ({
  ...{ id, type: 'text', slug: `blok-${id}`, groups: [], isPrivate: false, can },
  ...{ title, subtitle: '', body: '<p>Lopende tekst</p>', button },
});
const SORRY = 'Dit blok kan niet worden getoond.';
const withBroken = (fault: object) => ({
  ...makePage('logo', 'Logo'),
  blocks: [Object.assign(text(1, 'Stuk'), fault), text(2, 'Heel')],
});
vi.spyOn(console, 'error').mockReturnValue();

test('a block that cannot be shown leaves the page of the server whole, and says why', async () => {
  const page = withBroken({ subtitle: {} });
  const { html, faults } = await renderPage('/huisstijl/logo', { site: SITE, page });
  expect(html).toContain(SORRY);
  expect(html).toContain('id="blok-1"');
  expect(html).toMatch(/<h2[^>]*>Heel<\/h2>/);
  expect(faults).toEqual([expect.stringMatching(/^text 1: Error: /)]);
});

test('and its Markdown too', () => {
  const { markdown, faults } = toMarkdown(withBroken({ body: null }), {}, 'https://a.nl');
  expect(markdown).toContain(SORRY);
  expect(markdown).toContain('## Heel');
  expect(faults).toEqual([expect.stringMatching(/^text 1: TypeError: /)]);
});
