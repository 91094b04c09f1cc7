import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { File } from '../../../api/types';
import { asset, file } from '../../../api/test-entities';
import VideoPlayer from './video-player';

const film: File = { ...file('film.mp4', 'video'), mime: 'video/mp4', codec: 'H.264', plays: true };
const captions: File = { ...file('film.vtt', 'captions'), language: 'nl' };

const show = (original: File, files: File[] = []) =>
  render(
    <MemoryRouter>
      <VideoPlayer asset={asset({ title: 'Film', original, files })} className="" />
    </MemoryRouter>,
  );

const play = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Video afspelen: Film' }));
  return screen.findByLabelText<HTMLVideoElement>('Film');
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('WEBVTT\n')));
});

test('captions are a track in Dutch', async () => {
  show(film, [captions]);
  const video = await play();
  const [track, ...more] = video.querySelectorAll('track');
  expect(more).toEqual([]);
  expect(track?.kind).toBe('captions');
  expect(track?.srclang).toBe('nl');
  expect(track?.label).toBe('Nederlands');
  expect(track?.src).toMatch(/^blob:/);
});

test('a video without captions has no track, so that whoever looks sees that they are missing', async () => {
  show(film);
  expect((await play()).querySelector('track')).toBeNull();
});

test('what no browser shows is offered for download instead', () => {
  show({ ...film, codec: 'H.265', plays: false });
  expect(screen.queryByRole('button', { name: /afspelen/ })).toBeNull();
  expect(screen.getByText('Deze video is niet te zien in een browser.')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Downloaden: Film/ }).getAttribute('href')).toContain(
    '/assets/a/',
  );
});

test.each<[string, (video: HTMLVideoElement) => void]>([
  ['cannot read', (video) => fireEvent.error(video)],
  [
    'hears without seeing',
    (video) => {
      Object.defineProperty(video, 'videoWidth', { value: 0 });
      fireEvent.loadedMetadata(video);
    },
  ],
])('a video that this browser %s is offered for download', async (_what, fail) => {
  show(film);
  fail(await play());
  expect(await screen.findByText('Deze browser kan de video niet laten zien.')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Downloaden: Film/ })).toBeDefined();
});
