import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Asset, File as StoredFile } from '../../../api/types';
import { FileRow } from '../file-row';
import { describeCleaningLosses } from './cleaning-losses';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

afterEach(cleanup);

const drawing = (name: string, left_out?: StoredFile['left_out']): StoredFile => ({
  id: name,
  name,
  ext: '.svg',
  mime: 'image/svg+xml',
  size: 10,
  kind: 'usable',
  width: 1,
  height: 1,
  preview: null,
  left_out,
});
const holding = (...files: StoredFile[]): Asset => ({
  id: 'a',
  title: 'Logo',
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files,
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  can: { view: true, use: true, edit: true },
});

test.each([
  [undefined, null],
  [['script', 'link'], 'Bewaard zonder een script en een link.'],
  [
    ['linked-picture', 'linked-font', 'page'],
    'Bewaard zonder een afbeelding die niet in het bestand zit, een lettertype dat niet in het bestand zit en een stuk van een webpagina. Mis je iets in de tekening? Sluit afbeeldingen in, zet letters om in contouren en upload haar opnieuw.',
  ],
] satisfies [StoredFile['left_out'], string | null][])('%j is said in a sentence', (leftOut, sentence) => {
  expect(describeCleaningLosses(drawing('logo.svg', leftOut))).toBe(sentence);
});

test('the row of an upload stays when something was left out of that file, and says what', async () => {
  const { result } = renderHook(() =>
    useUploads({
      getRefusal: () => null,
      send: (file) =>
        Promise.resolve(
          holding(
            drawing('oud.svg', ['page']),
            drawing('heel.svg'),
            drawing(file.name, file.name === 'kapot.svg' ? ['script'] : undefined),
          ),
        ),
    }),
  );
  act(() => result.current.add([new File(['a'], 'kapot.svg'), new File(['a'], 'nieuw.svg')]));
  await waitFor(() => expect(result.current.busy).toBe(false));
  const close = vi.fn();
  render(<UploadList uploads={result.current.uploads} onRetry={close} onCancel={close} onName={close} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'kapot.svgBewaard zonder een script.',
  ]);
  screen.getByRole('button', { name: 'Sluiten: kapot.svg' }).click();
  expect(close).toHaveBeenCalledOnce();
});

test('the row of a stored file says it too', () => {
  render(
    <MemoryRouter>
      <FileRow file={drawing('logo.svg', ['script'])} what={{ of: 'files', id: 'a' }} />
      <FileRow file={drawing('ander.svg')} what={{ of: 'files', id: 'b' }} />
    </MemoryRouter>,
  );
  expect(screen.getAllByText(/^Bewaard zonder/)).toHaveLength(1);
});
