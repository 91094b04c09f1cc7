import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { File as Stored } from '../../api/types';
import { ApiError } from '../../lib/api/errors';
import { AssetFile } from './asset-file';
import type { EarlierFile } from './use-asset';

const { replaceFile, restoreFile } = vi.hoisted(() => ({ replaceFile: vi.fn(), restoreFile: vi.fn() }));
vi.mock('./library/writes', () => ({ replaceFile, restoreFile }));

afterEach(cleanup);

const stored: Stored = {
  id: 'f1',
  name: 'prijslijst.pdf',
  ext: '.pdf',
  mime: 'application/pdf',
  size: 2048,
  kind: 'usable',
  width: null,
  height: null,
  preview: null,
};
const earlier: EarlierFile = {
  id: 'e1',
  file_id: 'f1',
  file: { ...stored, id: 'f2', name: 'prijslijst 2025.docx' },
  replaced_at: '2026-11-22T08:05:00Z',
  replaced_by: { id: 'u1', name: 'Mirjam Bakker' },
};

const show = (before: EarlierFile[] = []) =>
  render(
    <MemoryRouter>
      <ul>
        <AssetFile asset="a1" file={stored} earlier={before} onRemove={() => undefined} />
      </ul>
    </MemoryRouter>,
  );

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('In plaats van prijslijst.pdf'), { target: { files: [file] } });

test('a file is replaced by another one, of another kind too', async () => {
  replaceFile.mockResolvedValueOnce({ id: 'a1' });
  show();
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Vervangen: prijslijst.pdf' }));
  expect(click).toHaveBeenCalledOnce();
  const file = new File(['x'], 'prijslijst 2027.docx');
  choose(file);
  await waitFor(() => expect(replaceFile).toHaveBeenCalledWith('a1', 'f1', file, expect.anything()));
});

test('what is refused says why at the file, and another choice takes its place', async () => {
  show();
  choose(new File(['x'], 'virus.exe'));
  expect((await screen.findByRole('alert')).textContent).toContain('Geweigerd');
  replaceFile.mockRejectedValueOnce(
    new ApiError(409, 'Nee', { file: 'Dit bestand staat ook ergens anders.' }),
  );
  choose(new File(['x'], 'goed.docx'));
  expect(await screen.findByText(/staat ook ergens anders/)).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('what it was before comes back, and the focus stays near', async () => {
  restoreFile.mockResolvedValueOnce(undefined);
  show([earlier]);
  expect(screen.getByText(/Vervangen op 22 november 2026 .* door Mirjam Bakker/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Terugzetten: prijslijst 2025.docx' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Eerder was dit'));
  expect(restoreFile.mock.calls).toEqual([['a1', 'e1']]);
});
