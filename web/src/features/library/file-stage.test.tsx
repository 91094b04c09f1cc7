import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SharedAsset } from './api';
import { FileStage } from './file-stage';

const seen = vi.hoisted(() => ({ isClear: true }));
vi.mock('./see-through', () => ({ useSeeThrough: () => seen.isClear }));
vi.mock('../../lib/colors', () => ({ useColorNames: () => ({ blueDark: 'Middernacht' }) }));

beforeEach(() => {
  seen.isClear = true;
});
afterEach(cleanup);

const makeFile = (name: string, width: number, height: number) => ({
  id: name,
  name,
  ext: name.slice(name.lastIndexOf('.')),
  mime: '',
  size: 2048,
  kind: 'usable' as const,
  width,
  height,
  preview: { url: `/p/${name}/640.webp`, width, height, srcset: `/p/${name}/320.webp 320w` },
});

const asset = (backgroundColor: string): SharedAsset => ({
  id: 'a',
  title: 'Logo',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: false },
  settings: { outlined: 'default', backgroundColor },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: makeFile('logo.png', 1600, 1200),
  files: [makeFile('logo.svg', 474, 88)],
  collection: 'logos',
});

const stage = () => document.querySelector('img')?.parentElement;
const names = () => screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);

test('a picture without a ground of its own stands on the one that is chosen, first on its own', () => {
  render(<FileStage asset={asset('blue')} />);
  expect(screen.getByRole('group', { name: 'Toon Logo op' })).toBeTruthy();
  expect(names()).toEqual(['Wit', 'IJsblauw', 'Blauw', 'Middernacht', 'Doorzichtig']);
  expect(stage()?.className).toContain('bg-blue');
  expect(document.querySelector('img')?.getAttribute('src')).toContain('logo.svg');
  fireEvent.click(screen.getByRole('radio', { name: 'Middernacht' }));
  expect(stage()?.className).toContain('bg-blueDark');
  fireEvent.click(screen.getByRole('radio', { name: 'Doorzichtig' }));
  expect(stage()?.className).not.toContain('bg-');
});

test('of no colour of its own, it is on white', () => {
  render(<FileStage asset={asset('transparent')} />);
  expect(names()).toEqual(['Wit', 'IJsblauw', 'Middernacht', 'Doorzichtig']);
  expect(screen.getByRole('radio', { name: 'Wit' })).toHaveProperty('checked', true);
});

test('what covers its ground has none to choose', () => {
  seen.isClear = false;
  render(<FileStage asset={asset('white')} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
