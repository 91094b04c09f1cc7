import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asset, File } from '../../api/types';
import { FileDetails } from './file-details';

afterEach(cleanup);

const file = (name: string, text: NonNullable<File['text']>): File => ({
  id: name,
  name,
  ext: '.pdf',
  mime: 'application/pdf',
  size: 2048,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
  text,
});

const asset: Asset = {
  id: 'a',
  title: 'Kleurwaaier',
  description: '',
  isPrivate: false,
  can: { view: true, use: true, edit: false },
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files: [file('straks.pdf', 'waiting'), file('stuk.pdf', 'failed'), file('beeld.pdf', 'none')],
};

test('a file leads with its title and asks what it is for; its names are folded', () => {
  const svg: File = { ...file('logo-def-2.svg', 'none'), ext: '.svg', mime: 'image/svg+xml' };
  const locked: File = { ...file('logo.eps', 'none'), ext: '.eps', kind: 'editable' };
  render(
    <MemoryRouter>
      <FileDetails
        id="a"
        listed={{ ...asset, files: [locked, svg], collection: 'logos' }}
        search="?search=logo"
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Kleurwaaier' })).toBeTruthy();
  const rows = within(screen.getByRole('list', { name: 'Waar heb je het voor nodig?' })).getAllByRole(
    'listitem',
  );
  expect(rows[0]?.textContent).toBe('SVGWebsiteelke maat · 2 KBDownloaden');
  expect(rows[1]?.textContent).toContain('EPSBewerkenelke maat · 2 KB Alleen met een account');
  const fold = screen.getByText('Over dit bestand').closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain('logo-def-2.svg');
  const crumbs = within(screen.getByRole('navigation', { name: 'Kruimelpad' })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
    '/bestanden?search=logo',
    '/bestanden?collection=logos',
  ]);
});

test('an admin hears of each file without a preview, besides that of its text', () => {
  const files: File[] = [
    { ...file('traag.pdf', 'waiting'), preview_state: 'waiting' },
    { ...file('kapot.pdf', 'failed'), preview_state: 'failed' },
  ];
  render(
    <MemoryRouter>
      <FileDetails id="a" listed={{ ...asset, files }} search="" />
    </MemoryRouter>,
  );
  expect(screen.getByText(/het voorbeeld wordt nog gemaakt · de tekst is straks te vinden/)).toBeTruthy();
  expect(screen.getByText(/er is geen voorbeeld van te maken · de tekst is niet te lezen/)).toBeTruthy();
});

test('an admin hears of each file whose text is not found', () => {
  render(
    <MemoryRouter>
      <FileDetails id="a" listed={asset} search="" />
    </MemoryRouter>,
  );
  expect(screen.getByText(/de tekst is straks te vinden/)).toBeTruthy();
  expect(screen.getByText(/de tekst is niet te lezen, dus niet te vinden/)).toBeTruthy();
  expect(screen.getByText(/zonder tekst om te vinden/)).toBeTruthy();
});

const logo = {
  text: 'Minstens 30 mm breed.',
  url: '/huisstijl/logo-gebruik',
  chooser: { slug: 'logo', anchor: 'kies' },
};

const open = (more: object) =>
  render(
    <MemoryRouter>
      <FileDetails id="a" listed={{ ...asset, ...more }} search="" />
    </MemoryRouter>,
  );

test('a logo says its rule, as its page has it', () => {
  open({ logo });
  expect(screen.getByText(/Minstens 30 mm breed\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'De regel' }).getAttribute('href')).toBe('/huisstijl/logo-gebruik');
  cleanup();
  open({ logo: { ...logo, text: '', url: '' } });
  expect(screen.queryByRole('link', { name: 'De regel' })).toBeNull();
});

test('a private file that no page shows is for administrators alone', () => {
  open({ isPrivate: true, used_on: [] });
  expect(screen.getByText('Alleen voor beheerders')).toBeTruthy();
  cleanup();
  open({ isPrivate: true });
  expect(screen.getByText('Alleen voor medewerkers')).toBeTruthy();
});

test('what is drawn by lines can be had in a width of one’s own, a whole number within bounds', async () => {
  const svg: File = { ...file('logo.svg', 'none'), ext: '.svg', mime: 'image/svg+xml' };
  open({ files: [svg] });
  const button = screen.getByRole('button', { name: 'Eigen maat' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const width = await screen.findByRole('textbox', { name: 'Breedte in pixels' });
  for (const typed of ['', '15', '4001', '12.5', '1e3', 'breed', '-200']) {
    fireEvent.change(width, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Download PNG' }));
    expect(screen.getByText('Vul een heel getal in van 16 tot en met 4000.'), typed).toBeTruthy();
    expect(width.getAttribute('aria-invalid')).toBe('true');
  }
  const read = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('geen tekening'));
  fireEvent.change(width, { target: { value: ' 800 px ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download PNG' }));
  expect(await screen.findByText(/Zo groot kan je browser het niet tekenen/)).toBeTruthy();
  read.mockRestore();
});

test('without a picture, or the right to use it, there is no size to choose', () => {
  open({ files: [file('a.pdf', 'none')] });
  expect(screen.queryByRole('button', { name: 'Eigen maat' })).toBeNull();
  const svg: File = { ...file('logo.svg', 'none'), ext: '.svg' };
  open({ files: [svg], can: { view: true, use: false, edit: false } });
  expect(screen.queryByRole('button', { name: 'Eigen maat' })).toBeNull();
});
