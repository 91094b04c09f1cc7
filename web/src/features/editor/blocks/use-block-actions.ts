import { useMemo, type Dispatch } from 'react';
import type { Block, BlockType } from '../../../api/types';
import { addBlock } from '../state/add-block';
import { drawBlockId } from '../state/block-ids';
import { changeBlock } from '../state/change-block';
import { changeField } from '../state/change-field';
import { duplicateBlock } from '../state/duplicate-block';
import { moveBlock } from '../state/move-block';
import type { Action } from '../state/reducer';
import { removeBlock } from '../state/remove-block';
import type { Change } from '../state/types';

/** What can be done with the blocks of a page. */
export interface BlockActions {
  add: (type: BlockType) => void;
  move: (id: number, to: number) => void;
  duplicate: (id: number) => void;
  remove: (id: number) => void;
  change: (id: number, path: string, value: unknown) => void;
  rights: (id: number, change: { isPrivate?: boolean; groups?: Block['groups'] }) => void;
  /** Opens one block; null closes. */
  open: (id: number | null) => void;
}

/** Turns what somebody does into changes of the draft. */
export function useBlockActions(
  blocks: readonly Block[],
  dispatch: Dispatch<Action>,
  open: (id: number | null) => void,
): BlockActions {
  return useMemo(() => {
    const apply = (change: Change) => dispatch({ type: 'change', change });
    const newId = () => drawBlockId(blocks.map(({ id }) => id));
    return {
      add: (type) => {
        const id = newId();
        apply(addBlock(type, id));
        open(id);
      },
      move: (id, to) => apply(moveBlock(id, to)),
      duplicate: (id) => apply(duplicateBlock(id, newId())),
      remove: (id) => apply(removeBlock(id)),
      change: (id, path, value) => apply(changeField(id, path, value)),
      rights: (id, change) => apply(changeBlock(id, change)),
      open,
    };
  }, [blocks, dispatch, open]);
}
