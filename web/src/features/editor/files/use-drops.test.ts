import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '../state/wire';
import type { FileTarget } from './file-target';
import { assetOf, blockOf, NOTHING, TYPES } from './test-files';
import { useDrops } from './use-drops';

const types = Object.values(TYPES);
const draft = { ...EMPTY_DRAFT, blocks: [blockOf(TYPES.gallery, {}, 7), blockOf(TYPES.text, {}, 8)] };
const inGallery: FileTarget = { block: 7, under: NOTHING };

/** Drops a file while a text is selected, and lets it arrive after what the editor did meanwhile. */
function dropFile(meanwhile: { draft?: typeof draft; selectedId?: number }): number[] {
  const opened: number[] = [];
  const open = (id: number | null) => opened.push(id ?? 0);
  const initial = { types, draft, selectedId: 8, dispatch: vi.fn(), open };
  const { result, rerender } = renderHook(useDrops, { initialProps: initial });
  const file = new File([''], 'beeld.png');
  result.current.start([file], inGallery);
  rerender({ ...initial, ...meanwhile });
  act(() => {
    result.current.arrive(file, assetOf('beeld'));
    result.current.settle(() => false);
  });
  return opened;
}

test('the block of a file opens for who waited for it', () => {
  expect(dropFile({})).toEqual([7]);
});

test.each([
  ['wrote', { draft: { ...draft, title: 'Verder' } }],
  ['went to another block', { selectedId: 9 }],
])('a file that comes late leaves who %s meanwhile where they are', (_did, meanwhile) => {
  expect(dropFile(meanwhile)).toEqual([]);
});
