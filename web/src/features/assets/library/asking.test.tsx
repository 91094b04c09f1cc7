import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Asset } from '../../../api/types';
import { createUpload, withName } from './uploads';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

const twin: Asset = {
  id: 'a',
  title: 'Logo',
  description: '',
  isPrivate: false,
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: null,
  files: [],
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  can: { view: true, use: true, edit: true },
};
const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' });

test.each([
  ['image.png', 'unnamed'],
  ['IMAGE.JPG', 'unnamed'],
  ['Logo.png', 'checking'],
  ['image-2.png', 'checking'],
])('%s starts as %s', (name, stage) => {
  expect(createUpload(1, fileOf(name), null).stage).toBe(stage);
});

test.each([
  ['Gevel bij avond', 'Gevel bij avond.png'],
  ['  noord/zuid  ', 'noord-zuid.png'],
])('a picture that is called %j becomes %s', (name, expected) => {
  expect(withName(fileOf('image.png'), name)).toMatchObject({ name: expected, type: 'image/png' });
});

test('a pasted picture goes under the name that it is given, and under no other', async () => {
  const sent = vi.fn<Parameters<typeof useUploads>[0]['send']>().mockResolvedValue(twin);
  const replaced = vi.fn();
  const { result } = renderHook(() =>
    useUploads({ getRefusal: () => null, send: sent, onReplace: replaced }),
  );
  act(() => result.current.add([fileOf('image.png')]));
  const show = () => (
    <UploadList
      uploads={result.current.uploads}
      onRetry={vi.fn()}
      onCancel={vi.fn()}
      onName={result.current.name}
    />
  );
  const view = render(show());
  const field = screen.getByLabelText(/Naam van het beeld/);
  const add = screen.getByRole('button', { name: 'Toevoegen' });
  expect(document.activeElement).toBe(field);
  fireEvent.click(add);
  expect(screen.getByText('Geef het beeld een naam.')).not.toBeNull();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'Gevel' } });
  fireEvent.click(add);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0].name).toBe('Gevel.png');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ isNamed: true });
  expect(replaced).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(result.current.uploads).toEqual([]));
  view.rerender(show());
  expect(screen.queryByLabelText(/Naam van het beeld/)).toBeNull();
});

test('several files that are there already are asked about once, when all are compared', () => {
  const held = ['1.png', '2.png', '3.png'].map((name, index) => ({
    ...createUpload(index, fileOf(name), null),
    stage: 'twin' as const,
    twin,
  }));
  const more = createUpload(9, fileOf('4.png'), null);
  const retry = vi.fn();
  const show = (uploads: Parameters<typeof UploadList>[0]['uploads']) => (
    <UploadList
      uploads={uploads}
      onRetry={retry}
      onCancel={vi.fn()}
      onName={vi.fn()}
      toTwin={() => <button type="button">Deze</button>}
      toTwins={(all) => <button type="button">{all.length} bestaande</button>}
    />
  );
  const view = render(show([...held, more]));
  expect(screen.queryByRole('group', { name: 'Wat er al is' })).toBeNull();
  view.rerender(show(held));
  const asked = within(screen.getByRole('group', { name: 'Wat er al is' }));
  expect(asked.getByText('3 van deze bestanden staan er al.')).not.toBeNull();
  expect(asked.getByRole('button', { name: '3 bestaande' })).not.toBeNull();
  expect(screen.getAllByRole('button', { name: 'Toch toevoegen' })).toHaveLength(1);
  fireEvent.click(asked.getByRole('button', { name: 'Toch toevoegen' }));
  expect(retry).toHaveBeenCalledTimes(3);
  view.rerender(show(held.slice(0, 1)));
  expect(screen.getByRole('button', { name: 'Deze' })).not.toBeNull();
});

test('while the server works on what is sent, that is what it says', () => {
  const sending = { ...createUpload(1, fileOf('Logo.png'), null), stage: 'sending' as const };
  const show = (share: number) => (
    <UploadList uploads={[{ ...sending, share }]} onRetry={vi.fn()} onCancel={vi.fn()} onName={vi.fn()} />
  );
  const view = render(show(0.999));
  expect(screen.getByText(/^99 %/)).not.toBeNull();
  view.rerender(show(1));
  expect(screen.getByText('Verwerken…')).not.toBeNull();
  expect(screen.queryByText(/100 %/)).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Verwerken van Logo.png' }).hasAttribute('value')).toBe(
    false,
  );
});
