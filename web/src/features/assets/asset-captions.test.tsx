import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Asset, File } from '../../api/types';
import { AssetCaptions } from './asset-captions';

const file = (name: string, kind: File['kind']): File => ({
  id: name,
  name,
  ext: name.slice(-4),
  mime: '',
  size: 2048,
  kind,
  width: null,
  height: null,
  preview: null,
});

const asset = (original: File, files: File[] = []): Asset => ({
  id: 'a',
  title: 'Film',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original,
  files,
});

const film = asset(file('film.mp4', 'video'));
const spoken = asset(file('film.mp4', 'video'), [file('film.vtt', 'captions')]);

const show = (shown: Asset) =>
  render(
    <MemoryRouter>
      <AssetCaptions asset={shown} />
    </MemoryRouter>,
  );

test('a video has room for captions, and a picture has none', () => {
  expect(show(asset(file('logo.png', 'usable'))).container.innerHTML).toBe('');
  show(film);
  expect(screen.getByRole('button', { name: 'Ondertiteling toevoegen' })).toBeDefined();
  expect(screen.getByLabelText('Ondertiteling kiezen').getAttribute('accept')).toBe('.vtt,.srt');
});

test('captions can be replaced, and are removed once that is confirmed', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', ({ method, url }: Request) => {
    sent.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(Response.json({ data: film }));
  });
  show(spoken);
  expect(screen.getByRole('button', { name: 'Ondertiteling vervangen' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Bestand verwijderen: film.vtt' }));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await expect.poll(() => sent).toContain('DELETE /api/v1/assets/a/files/film.vtt');
});
