import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { File, Hit } from '../../api/types';
import { setInitialData } from '../../lib/initial-data';
import { unknownSite } from '../../lib/site';
import { HitRow } from './hit-row';

const file = (id: string, ext: string, kind: File['kind'] = 'usable'): File => ({
  id,
  name: `logo${ext}`,
  ext,
  mime: '',
  size: 2048,
  kind,
  width: null,
  height: null,
  preview: null,
});

const original = file('original', '.jpg');
const files = [file('1', '.svg'), file('2', '.png'), file('3', '.pptx', 'editable'), file('4', '.eps')];

const hit = (use: boolean): Hit => ({
  kind: 'asset',
  id: 'logo',
  title: 'Logo',
  url: '/bestanden/logo',
  crumbs: [],
  snippet: [],
  because: 'title',
  file_page: null,
  page: null,
  block: null,
  asset: {
    id: 'logo',
    title: 'Logo',
    description: '',
    isPrivate: false,
    decorative: false,
    settings: { outlined: '', backgroundColor: '' },
    focal_point: null,
    updated_at: '2026-01-02T03:04:05.000Z',
    original,
    files,
    can: { view: true, use, edit: false },
  },
  file: null,
  files: [...files, original],
  color: null,
  can: { view: true, use, edit: false },
});

const show = (use: boolean) => {
  setInitialData({ site: unknownSite });
  render(
    <MemoryRouter>
      <HitRow hit={hit(use)} q="logo" onOpen={() => undefined} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
};

test('an asset is one hit, with each format that its reader may have as a download', () => {
  expect(show(true)).toEqual([
    'Logo',
    'Ook als PNG · 2 KB: Logo',
    'Ook als EPS · 2 KB: Logo',
    'Ook als JPG · 2 KB: Logo',
    'Downloaden: Logo, SVG · 2 KB',
  ]);
  expect(screen.getByRole('link', { name: /^Ook als PNG/ })).toHaveProperty('download');
});

test('who may have none is told so, and gets no choice', () => {
  expect(show(false)).toEqual(['Logo']);
});
