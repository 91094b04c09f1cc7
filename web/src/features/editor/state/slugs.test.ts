import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlug, titleSlug } from 'cms/shared/slugs';
import { followsTitle } from './slugs';

const titles = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Café Ærø', 'Straße', 'edit', 'Één'),
);

test('a slug that a title gave is known as such, with a number behind it too', () => {
  fc.assert(
    fc.property(
      fc.oneof(titles, fc.string({ minLength: 95, maxLength: 120 })),
      fc.nat(3),
      (title, others) => {
        const taken = new Set<string>();
        for (let count = 0; count <= others; count += 1) taken.add(freeSlug(title, taken));
        for (const slug of taken) expect(followsTitle({ title, slug })).toBe(true);
      },
    ),
  );
});

test('a slug that an editor chose is not', () => {
  expect(followsTitle({ title: 'Ons logo', slug: 'logo' })).toBe(false);
  expect(followsTitle({ title: 'Ons logo', slug: 'ons-logo-nieuw' })).toBe(false);
  expect(titleSlug('…')).toBe('pagina');
});
