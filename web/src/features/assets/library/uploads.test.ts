import { expect, test } from 'vitest';
import { isUnderWay, reduceUploads, createUpload, type Upload, type UploadEvent } from './uploads';

const file = new File(['x'], 'logo.png');
const play = (...events: UploadEvent[]): readonly Upload[] => events.reduce(reduceUploads, []);
const twin = {
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

test('a file waits, goes, and is gone when it has arrived; the others stay', () => {
  const added = {
    type: 'added',
    uploads: [createUpload(1, file, null), createUpload(2, file, null)],
  } as const;
  const sent = play(added, { type: 'started', id: 1 }, { type: 'progressed', id: 1, share: 0.5 });
  expect(sent.map(({ stage, share }) => [stage, share])).toEqual([
    ['sending', 0.5],
    ['checking', 0],
  ]);
  expect(sent.every(isUnderWay)).toBe(true);
  expect(reduceUploads(sent, { type: 'gone', id: 1 }).map(({ id }) => id)).toEqual([2]);
});

test('a refused file stays with its reason and can go again; one that is of the wrong kind cannot', () => {
  const added = {
    type: 'added',
    uploads: [createUpload(1, file, null), createUpload(2, file, 'Nee.'), createUpload(3, file, null)],
  } as const;
  const refused = play(
    added,
    { type: 'refused', id: 1, problem: 'Vol.', mayRetry: true },
    { type: 'refused', id: 3, problem: 'Geen woff2.', mayRetry: false },
  );
  expect(refused.map(({ stage, problem, mayRetry }) => [stage, problem, mayRetry])).toEqual([
    ['refused', 'Vol.', true],
    ['refused', 'Nee.', false],
    ['refused', 'Geen woff2.', false],
  ]);
  expect(refused.some(isUnderWay)).toBe(false);
  expect(reduceUploads(refused, { type: 'again', id: 1 })[0]).toEqual(createUpload(1, file, null));
});

test('a stored file of which something is to be told stays until it is closed', () => {
  const stored = play(
    { type: 'added', uploads: [createUpload(1, file, null)] },
    { type: 'stored', id: 1, remark: 'Bewaard zonder een script.' },
  );
  expect(stored[0]).toMatchObject({ stage: 'stored', remark: 'Bewaard zonder een script.' });
  expect(stored.some(isUnderWay)).toBe(false);
});

test('a file that is there already is held until the user chooses', () => {
  const held = play({ type: 'added', uploads: [createUpload(1, file, null)] }, { type: 'held', id: 1, twin });
  expect(held[0]).toMatchObject({ stage: 'twin', twin: { title: 'Logo' } });
  expect(held.some(isUnderWay)).toBe(false);
  expect(reduceUploads(held, { type: 'again', id: 1 })[0]).toMatchObject({ stage: 'checking', twin: null });
});
