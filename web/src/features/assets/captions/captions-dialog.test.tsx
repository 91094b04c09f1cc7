import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asset, File as StoredFile } from '../../../api/types';
import type { addFile as addFileToAsset } from '../library/writes';
import { CaptionsDialog } from './captions-dialog';

const addFile = vi.hoisted(() => vi.fn<typeof addFileToAsset>());
vi.mock('../library/writes', () => ({ addFile }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const VTT = `WEBVTT

00:00:01.000 --> 00:00:04.000
Bij de balie.

00:00:05.000 --> 00:00:06.200
Dat is eigenlijk het mooiste wat je kunt horen na een dag vol afspraken.
`;

const file = (name: string, kind: StoredFile['kind']): StoredFile => ({
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

const film: Asset = {
  id: 'a',
  title: 'Film',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: true },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: file('film.mp4', 'video'),
  files: [file('film.vtt', 'captions')],
};

/** Opens the captions of a film, which are `now` others at the save; what is sent as them comes in `sent`. */
async function open(captions: StoredFile | null, now = captions) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (asked: Request | string) => {
    const isAsset = asked instanceof Request && asked.url.endsWith('/assets/a');
    const data = { ...film, files: now ? [now] : [] };
    return Promise.resolve(
      isAsset ? Response.json({ data }, { headers: { ETag: '"7"' } }) : new Response(VTT),
    );
  });
  addFile.mockImplementation(async (_id, given) => {
    sent.push(await given.text());
    return film;
  });
  const onClose = vi.fn();
  const element = <CaptionsDialog asset={film} captions={captions} onClose={onClose} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await screen.findByLabelText('Film');
  if (captions) await screen.findByLabelText('Tekst vanaf 0.01,0');
  return { sent, onClose };
}

const getFilm = (): HTMLVideoElement => {
  const player = screen.getByLabelText('Film');
  if (!(player instanceof HTMLVideoElement)) throw new Error('No film');
  return player;
};

const play = (seconds: number): void => {
  act(() => {
    getFilm().currentTime = seconds;
    fireEvent.timeUpdate(getFilm());
  });
};

test('a line goes to its moment, and the one that plays is marked and shown under the film', async () => {
  await open(file('film.vtt', 'captions'));
  fireEvent.click(screen.getByRole('button', { name: 'Ga naar 0.05,0' }));
  expect(getFilm().currentTime).toBe(5);
  const [first, second] = screen.getAllByRole('listitem');
  expect(second?.getAttribute('aria-current')).toBe('true');
  play(2);
  expect(first?.getAttribute('aria-current')).toBe('true');
  expect(second?.hasAttribute('aria-current')).toBe(false);
  play(4.5);
  expect(screen.getAllByRole('listitem').filter((line) => line.hasAttribute('aria-current'))).toEqual([]);
});

test('a line that is too fast says so, and both mends are one click', async () => {
  await open(file('film.vtt', 'captions'));
  const second = () => within(screen.getAllByRole('listitem')[1] ?? document.body);
  expect(second().getByText(/72 tekens in 1,2 seconden/)).toBeDefined();
  fireEvent.click(second().getByRole('button', { name: /^Laat staan tot 0\.09,3/ }));
  expect(second().queryByText(/tekens in/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Tekst vanaf 0.05,0'), { target: { value: 'woord '.repeat(20) } });
  fireEvent.click(second().getByRole('button', { name: /^Maak er twee van/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/tekens in/)).toBeNull();
});

test('a new line is written in at once, and there is one line at a moment', async () => {
  await open(null);
  play(4.2);
  fireEvent.click(screen.getByRole('button', { name: 'Regel op 0.04,2' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tekst vanaf 0.04,2'));
  getFilm().focus();
  fireEvent.click(screen.getByRole('button', { name: 'Regel op 0.04,2' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Tekst vanaf 0.04,2'));
});

test.each([null, file('film.vtt', 'captions')])(
  'lines are added where the film is, and saved: %o',
  async (captions) => {
    const { sent, onClose } = await open(captions);
    expect(screen.getByRole('button', { name: 'Opslaan' }).getAttribute('aria-disabled')).toBe('true');
    play(4.2);
    fireEvent.click(screen.getByRole('button', { name: 'Regel op 0.04,2' }));
    fireEvent.change(screen.getByLabelText('Tekst vanaf 0.04,2'), { target: { value: 'Loop mee.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    // What changed meanwhile is not overwritten.
    expect(addFile.mock.lastCall?.[2]).toEqual({ headers: { 'If-Match': '"7"' } });
    expect(sent[0]).toContain(`00:00:04.200 --> 00:00:0${captions ? '5.000' : '7.200'}\nLoop mee.`);
  },
);

test.each([
  ['other captions', file('film.vtt', 'captions'), file('anders.vtt', 'captions')],
  ['captions where there were none', null, file('anders.vtt', 'captions')],
  ['none', file('film.vtt', 'captions'), null],
])('lines do not take the place of what somebody else made meanwhile: %s', async (_what, captions, now) => {
  const { sent, onClose } = await open(captions, now);
  play(4.2);
  fireEvent.click(screen.getByRole('button', { name: 'Regel op 0.04,2' }));
  fireEvent.change(screen.getByLabelText('Tekst vanaf 0.04,2'), { target: { value: 'Loop mee.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText(/^Iemand anders verving de ondertiteling intussen/)).toBeDefined();
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue('Loop mee.')).toBeDefined();
});
