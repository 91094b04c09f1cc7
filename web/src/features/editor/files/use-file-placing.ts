import type { Dispatch } from 'react';
import type { Asset, Block, BlockType } from '../../../api/types';
import { toast } from '../../../lib/toasts/toasts';
import { addAssetBlock, drawBlockId, changeField } from '../state/block-changes';
import type { Action } from '../state/reducer';
import type { Change } from '../state/types';
import type { FileTarget } from './file-target';
import { useLatest } from '../../../lib/use-latest';

interface Options {
  types: readonly BlockType[];
  blocks: readonly Block[];
  dispatch: Dispatch<Action>;
  open: (id: number | null) => void;
}

/** Puts an asset where its file was dropped and announces it. Returns where the next file goes. */
export function useFilePlacing({ types, blocks, dispatch, open }: Options) {
  const latest = useLatest(blocks);
  const apply = (change: Change): void => dispatch({ type: 'change', change });

  function putBelow(below: number | null, asset: Asset): FileTarget {
    const type = types.find((each) => each.type === 'asset');
    if (!type) return { below };
    const after = latest.current.findIndex(({ id }) => id === below);
    // At the end when the block is gone.
    const at = after < 0 && below !== null ? latest.current.length : after + 1;
    const id = drawBlockId(latest.current.map((block) => block.id));
    apply(addAssetBlock(type, id, at, asset));
    open(id);
    toast.success('Het bestand is een nieuw blok. Met Ongedaan maken of Ctrl+Z gaat het weer weg.');
    return { below: id };
  }

  return (target: FileTarget, asset: Asset): FileTarget => {
    if ('below' in target) return putBelow(target.below, asset);
    const { block, path, isTaken } = target;
    // The block may have been removed in the meantime.
    if (!latest.current.some(({ id }) => id === block)) return putBelow(block, asset);
    apply(changeField(block, path, asset));
    const what = asset.original ? 'beeld' : 'bestand';
    toast.success(
      isTaken
        ? `Het ${what} is vervangen. Met Ongedaan maken of Ctrl+Z komt het oude terug.`
        : `Het ${what} is geplaatst. Met Ongedaan maken of Ctrl+Z gaat het weer weg.`,
    );
    return { below: block };
  };
}
