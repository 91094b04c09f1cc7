import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Color, File, Hit } from '../../api/types';
import { setInitialData } from '../../lib/initial-data';
import { unknownSite } from '../../lib/site';
import { Answer } from './answer';
import { getRequestedValues } from './requested-values';

const NOTHING: Hit = {
  kind: 'page',
  id: '1',
  title: 'Logo',
  url: '/huisstijl/logo#kies',
  crumbs: [],
  snippet: [{ text: 'Pak de versie die past.', mark: false }],
  because: 'title',
  file_page: null,
  page: null,
  block: null,
  asset: null,
  file: null,
  files: [],
  color: null,
  can: null,
};

const file = (ext: string, kind: File['kind'] = 'usable'): File => ({
  id: ext,
  name: `logo${ext}`,
  ext,
  mime: '',
  size: 2048,
  kind,
  width: null,
  height: null,
  preview: null,
});

const night: Color = {
  id: 'c',
  token: 'blueDark',
  name: 'Nachtblauw',
  hex: '#0b2c5f',
  rgb: { r: 11, g: 44, b: 95 },
  hsl: { h: 216, s: 79, l: 21 },
  oklch: { l: 0.3, c: 0.1, h: 259 },
  cmyk: null,
  cmykCondition: null,
  pmsCoated: 'PMS 2766 C',
  pmsUncoated: null,
  ral: null,
  ncs: null,
  role: 'primary',
  share: null,
  onDark: null,
  note: 'Voor grote vlakken',
};

const asset = (use: boolean): Hit => {
  const files = [file('.svg'), file('.png'), file('.ai', 'editable')];
  return {
    ...NOTHING,
    kind: 'asset',
    id: 'a',
    title: 'Logo in kleur',
    url: '/bestanden/a',
    asset: {
      id: 'a',
      title: 'Logo in kleur',
      description: '',
      isPrivate: false,
      decorative: false,
      settings: { outlined: '', backgroundColor: '' },
      focal_point: null,
      updated_at: '2026-01-02T03:04:05.000Z',
      original: null,
      files,
      can: { view: true, use, edit: false },
    },
    files,
    can: { view: true, use, edit: false },
  };
};

/** The names of what one can do with the answer. */
function show(hit: Hit, sought = 'logo'): string[] {
  setInitialData({ site: unknownSite });
  const { container } = render(
    <MemoryRouter>
      <Answer hit={hit} sought={sought} onOpen={() => undefined} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('a, button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  );
}

const LOCKED = ['Bekijk dit bestand'];

const CASES: [string, Hit, string[]][] = [
  ['a page leads to the passage', NOTHING, ['Lees verder']],
  [
    'a page with a tool says what one does there',
    { ...NOTHING, block: { id: 1, type: 'logo-pack' } },
    ['Kies je logo'],
  ],
  ['a page that says nothing is no answer', { ...NOTHING, snippet: [] }, []],
  [
    'a file comes in the formats that its reader may have, the likeliest first',
    asset(true),
    ['Downloaden: Logo in kleur, PNG · 2 KB', 'Ook als SVG · 2 KB: Logo in kleur', 'Bekijk dit bestand'],
  ],
  ['a file that its reader may not have has no download', asset(false), LOCKED],
];

test.each(CASES)('%s', (_, hit, actions) => {
  expect(show(hit)).toEqual(actions);
  if (actions === LOCKED) expect(screen.getByText('Alleen met een account')).toBeTruthy();
});

test('a colour has its values to copy, the one that was asked for first', () => {
  const hit: Hit = { ...NOTHING, kind: 'color', id: 'c', title: night.name, color: night };
  expect(show(hit, 'pantone nachtblauw')).toEqual([
    'Kopieer PMS 2766 C',
    'Kopieer HEX #0B2C5F',
    'Kopieer RGB 11 44 95',
    'Bekijk Nachtblauw',
  ]);
  const card = within(screen.getByRole('region', { name: 'Nachtblauw' }));
  expect(card.getByText('Voor grote vlakken')).toBeTruthy();
});

test.each([
  ['nachtblauw', 'HEX'],
  ['hexcode van nachtblauw', 'HEX'],
  ['RGB-waarden nachtblauw', 'RGB'],
  ['PMS nachtblauw', 'PMS'],
  ['pmscode nachtblauw', 'PMS'],
  ['hsl nachtblauw', 'HSL'],
  ['ral nachtblauw', 'HEX'],
])('"%s" is answered with %s', (q, label) => {
  expect(getRequestedValues(night, q)[0]?.label).toBe(label);
});
