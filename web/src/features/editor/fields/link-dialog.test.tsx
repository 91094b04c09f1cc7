import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { File } from '../../../api/types';
import { unknownSite } from '../../../lib/site';
import { LinkDialog } from './link-dialog';

const file = (id: string, ext: string): File => ({
  id,
  name: `${id}${ext}`,
  ext,
  mime: 'application/octet-stream',
  size: 1,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
});
const asset = (id: string, title: string, original: File | null, files: File[]) => ({
  id,
  title,
  original,
  files,
});

const ASSETS = [
  asset('a1', 'Briefpapier', null, [file('brief', '.docx'), file('envelop', '.pdf')]),
  asset('a2', 'Beeldmerk', file('merk', '.svg'), []),
];

const ANSWERS: Record<string, unknown> = { assets: ASSETS, site: unknownSite };

beforeEach(() => {
  vi.stubGlobal('fetch', (input: Request) => {
    const name = new URL(input.url).pathname.split('/').at(-1) ?? '';
    return Promise.resolve(Response.json({ data: ANSWERS[name] ?? [], meta: {} }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const onChoose = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LinkDialog href="" onChoose={onChoose} onClose={() => undefined} />
    </SWRConfig>,
  );
  return onChoose;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const make = () => fireEvent.submit(screen.getByLabelText('Of een adres'));

test('offers what there is of an asset, and nothing that is not there', async () => {
  const onChoose = open();
  write('Zoek een pagina of asset', 'b');
  await screen.findByText('envelop.pdf');
  const offered = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(offered).toEqual([
    'BriefpapierAsset',
    'brief.docxDownload DOCX',
    'envelop.pdfDownload PDF',
    'BeeldmerkAsset',
    'BeeldmerkDownload SVG',
  ]);
  for (const button of screen.getAllByRole('listitem')) fireEvent.click(button.children[0] ?? button);
  expect(onChoose.mock.calls).toEqual([
    ['/bestanden/a1', 'Briefpapier'],
    ['/api/v1/files/brief/download', 'brief.docx'],
    ['/api/v1/files/envelop/download', 'envelop.pdf'],
    ['/bestanden/a2', 'Beeldmerk'],
    ['/api/v1/assets/a2/download', 'Beeldmerk'],
  ]);
});

test.each([
  ['info@voorbeeld.nl', 'mailto:info@voorbeeld.nl'],
  ['088 123 45 67', 'tel:0881234567'],
  ['voorbeeld.nl/pad', 'https://voorbeeld.nl/pad'],
  [`${window.location.origin}/huisstijl/logo/edit`, '/huisstijl/logo'],
])('%s becomes a link that works, and says so first', (sent, link) => {
  const onChoose = open();
  write('Of een adres', sent);
  expect(screen.getByText(`Wordt ${link}`)).toBeTruthy();
  make();
  expect(onChoose).toHaveBeenCalledWith(link, sent);
  write('Zoek een pagina of asset', sent);
  fireEvent.click(screen.getAllByText(sent).at(-1) ?? document.body);
  expect(onChoose).toHaveBeenLastCalledWith(link, sent);
});

test.each([
  ['C:\\logo.eps', /computer of schijf/],
  ['/admin/users', /alleen voor beheerders/],
  ['zomaar iets', /geen adres/],
])('%s is asked about', async (sent, words) => {
  const onChoose = open();
  write('Of een adres', sent);
  make();
  expect(screen.getByText(words)).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
  write('Of een adres', '/huisstijl/logo');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});

test('a number is sought before it is a telephone number', async () => {
  open();
  write('Zoek een pagina of asset', '2026');
  await screen.findByText('envelop.pdf');
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .at(-1),
  ).toBe('2026Adres');
});

test('Enter takes nothing of an earlier search that the words of now do not name', async () => {
  const onChoose = open();
  const label = 'Zoek een pagina of asset';
  write(label, 'b');
  await screen.findByText('envelop.pdf');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  write(label, 'rontgen');
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.queryByText('Briefpapier')).toBeNull();
  write(label, 'BEELD');
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
  expect(onChoose).toHaveBeenCalledWith('/bestanden/a2', 'Beeldmerk');
});
