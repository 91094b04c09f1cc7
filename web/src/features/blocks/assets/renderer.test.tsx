import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asset, file } from '../../../api/test-entities';
import { frame, show } from '../test-blocks';

test('two assets of the same name never have downloads of the same name', () => {
  const make = (id: string, name: string) =>
    asset({ id, title: 'Logo', original: null, files: [file(name, 'usable')] });
  const one = make('a', 'logo-rgb.svg');
  show({
    id: 1,
    type: 'assets',
    ...frame,
    assets: [one, make('b', 'logo-cmyk.svg'), make('c', 'logo-cmyk.svg'), make('d', ''), one],
    settings: { outlined: 'default', backgroundColor: 'transparent' },
  });
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  // The first and the last are one.
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe(names[4]);
  for (const title of ['Logo, logo-rgb.svg', 'Logo, logo-cmyk.svg', 'Logo, logo-cmyk.svg (2)', 'Logo']) {
    expect(screen.getAllByText(title).length).toBeGreaterThan(0);
  }
});
