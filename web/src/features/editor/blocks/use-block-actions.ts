import { useMemo, type Dispatch } from 'react';
import type { Block, BlockType } from '../../../api/types';
import { toast } from '../../../lib/toasts/toasts';
import {
  addBlock,
  addFilledBlock,
  randomBlockId,
  changeBlock,
  changeField,
  duplicateBlock,
  moveBlock,
  pasteBlock,
  removeBlock,
} from '../state/block-changes';
import type { Action } from '../state/reducer';
import type { Change } from '../state/types';
import { valueAt } from '../state/values';
import type { PastedEmbed } from '../paste/use-pasted-embed';
import { withoutAddress } from '../paste/without-address';
import { readCopiedBlock, copyBlock } from '../../../lib/copied-block';
import { useLatest } from '../../../lib/use-latest';

/** Actions on the blocks of a page. */
export interface BlockActions {
  /** Asks which block to insert at an index, beside an element. `before` runs once one is chosen. */
  insert: (at: number, beside: Element, before?: () => void) => void;
  add: (type: BlockType, at: number) => void;
  /** Adds a block for an address that was pasted: below where that was, in its place, or at the end. */
  embed: (type: BlockType, pasted: PastedEmbed) => void;
  move: (id: number, to: number) => void;
  duplicate: (id: number) => void;
  /** Copies a block, for any page in this browser. */
  copy: (id: number) => void;
  paste: (at: number) => void;
  remove: (id: number) => void;
  change: (id: number, path: string, value: unknown) => void;
  rights: (id: number, change: { isPrivate?: boolean; groups?: Block['groups'] }) => void;
  /** Selects a block; null clears the selection. */
  open: (id: number | null) => void;
}

interface Options {
  blocks: readonly Block[];
  dispatch: Dispatch<Action>;
  insert: BlockActions['insert'];
  open: (id: number | null) => void;
}

/** Dispatches block actions to the draft. The callbacks are stable for the lifetime of the editor. */
export function useBlockActions({ blocks, dispatch, insert, open }: Options): BlockActions {
  const latest = useLatest(blocks);
  return useMemo(() => {
    const apply = (change: Change) => dispatch({ type: 'change', change });
    const newId = () => randomBlockId(latest.current.map(({ id }) => id));
    return {
      insert,
      add: (type, at) => {
        const id = newId();
        apply(addBlock(type, id, at));
        open(id);
      },
      embed: (type, { address, block, field }) => {
        const id = newId();
        const found = latest.current.findIndex((each) => each.id === block);
        const at = found < 0 ? latest.current.length : found + 1;
        apply({
          text: null,
          apply: (draft) => {
            const text = valueAt(draft.blocks[found], field);
            const left = typeof text === 'string' ? withoutAddress(text, address) : text;
            const without = left === text ? draft : changeField(Number(block), field, left).apply(draft);
            return addFilledBlock(type, { id, at, path: 'address', value: address }).apply(without);
          },
        });
        open(id);
      },
      move: (id, to) => apply(moveBlock(id, to)),
      duplicate: (id) => apply(duplicateBlock(id, newId())),
      copy: (id) => {
        const block = latest.current.find((each) => each.id === id);
        if (block && copyBlock(block))
          toast.success('Blok gekopieerd. Plak het op een andere pagina met Blok toevoegen.');
      },
      paste: (at) => {
        const block = readCopiedBlock();
        if (!block) return;
        const id = newId();
        apply(pasteBlock(block, id, at));
        open(id);
      },
      remove: (id) => {
        apply(removeBlock(id));
        toast.success('Blok verwijderd. Met Ongedaan maken of Ctrl+Z komt het terug.');
      },
      change: (id, path, value) => apply(changeField(id, path, value)),
      rights: (id, change) => apply(changeBlock(id, change)),
      open,
    };
  }, [dispatch, insert, open, latest]);
}
