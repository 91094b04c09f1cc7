import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BlockType } from '../../../api/types';
import { addFilledBlock } from '../state/block-changes';
import { getEditor, reduce, type Action } from '../state/reducer';
import { EMPTY_DRAFT } from '../state/wire';
import { useBlockActions } from './use-block-actions';

const makeType = (type: string, path: string): BlockType => ({
  type,
  label: type,
  description: '',
  options: {},
  fields: [{ name: path, kind: 'text', label: path }],
  defaults: { type, slug: '', groups: [], isPrivate: false, [path]: '' },
});

const VIDEO = 'https://vimeo.com/1';

test.each([
  ['a text', 'body', `<p>Kijk:</p><p><a href="${VIDEO}">${VIDEO}</a></p>`, '<p>Kijk:</p>'],
  ['a field that has no such line', 'title', `<p>${VIDEO}</p>`, `<p>${VIDEO}</p>`],
])(
  'a video comes in the place of the address that was pasted in %s, as one step',
  (_name, field, body, left) => {
    const text = addFilledBlock(makeType('text', 'body'), {
      id: 10_000_001,
      at: 0,
      path: 'body',
      value: body,
    });
    let state = reduce(getEditor(EMPTY_DRAFT), { type: 'change', change: text });
    const dispatch = (action: Action) => (state = reduce(state, action));
    const of = { blocks: state.draft.blocks, dispatch, insert: vi.fn(), open: vi.fn() };
    const { result } = renderHook(() => useBlockActions(of));
    result.current.embed(makeType('embed', 'address'), { address: VIDEO, block: 10_000_001, field });
    expect(state.draft.blocks).toMatchObject([
      { type: 'text', body: left },
      { type: 'embed', address: VIDEO },
    ]);
    state = reduce(state, { type: 'undo' });
    expect(state.draft.blocks).toMatchObject([{ type: 'text', body }]);
  },
);
