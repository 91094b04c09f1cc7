import { useCallback, useRef, type Dispatch } from 'react';
import type { Asset, BlockType } from '../../../api/types';
import { useLatest } from '../../../lib/use-latest';
import { toast } from '../../../lib/toasts/toasts';
import { randomBlockId } from '../state/block-changes';
import type { Action } from '../state/reducer';
import type { PageDraft } from '../state/types';
import { getNeighboursInDrop, getReady, type Drop, type FileTarget } from './file-target';
import { placeFiles, type PlaceResult } from './place-files';

interface Options {
  types: readonly BlockType[];
  draft: PageDraft;
  selectedId: number | null;
  dispatch: Dispatch<Action>;
  open: (id: number | null) => void;
}

function createBlockIds(draft: PageDraft, count: number): number[] {
  const taken = draft.blocks.map(({ id }) => id);
  return Array.from({ length: count }, () => {
    const id = randomBlockId(taken);
    taken.push(id);
    return id;
  });
}

function describePlaced({ placed, isReplaced, newBlocks }: PlaceResult, only: Asset | undefined): string {
  if (!only) {
    const what =
      newBlocks === placed.length ? 'De bestanden zijn nieuwe blokken' : 'De bestanden zijn geplaatst';
    return `${what}. Met Ongedaan maken of Ctrl+Z gaan ze weer weg.`;
  }
  const what = only.original ? 'beeld' : 'bestand';
  if (isReplaced) return `Het ${what} is vervangen. Met Ongedaan maken of Ctrl+Z komt het oude terug.`;
  const where = newBlocks > 0 ? 'Het bestand is een nieuw blok' : `Het ${what} is geplaatst`;
  return `${where}. Met Ongedaan maken of Ctrl+Z gaat het weer weg.`;
}

/** Keeps the files that were dropped until they can be placed, and then places those of a drop as one step of undo. */
export function useDrops({ types, draft, selectedId, dispatch, open }: Options) {
  const latest = useLatest({ types, draft, selectedId, dispatch, open });
  const drops = useRef<Drop[]>([]);
  const assets = useRef(new WeakMap<File, Asset>());

  const placeDrop = useCallback(
    (drop: Drop, ready: readonly File[]): void => {
      const now = latest.current;
      const came = ready.flatMap((file) => assets.current.get(file) ?? []);
      const placing = {
        types: now.types,
        target: drop.target,
        beside: getNeighboursInDrop(drop, ready[0]),
        assets: came,
        ids: createBlockIds(now.draft, came.length),
      };
      const outcome = placeFiles(now.draft, placing);
      now.dispatch({
        type: 'change',
        change: { text: null, apply: (before) => placeFiles(before, placing).draft },
      });
      for (const [index, placed] of outcome.placed.entries()) {
        const file = ready[index];
        if (file) drop.placed.set(file, placed);
      }
      const { from } = drop;
      const stayed = from.draft === now.draft && from.selectedId === now.selectedId;
      if (stayed) now.open(outcome.placed[0]?.block ?? null);
      toast.success(describePlaced(outcome, came.length === 1 ? came[0] : undefined));
    },
    [latest],
  );

  return {
    start: (files: readonly File[], target: FileTarget): void => {
      // One whose files all have their place is done.
      const open = drops.current.filter((drop) => drop.placed.size < drop.files.length);
      const from = { draft: latest.current.draft, selectedId: latest.current.selectedId };
      drops.current = [...open, { files, target, from, placed: new Map() }];
    },
    /** The asset that a file became. */
    arrive: (file: File, asset: Asset): void => {
      assets.current.set(file, asset);
    },
    /** Another file comes instead of one that was refused, or that had no name. */
    replace: (refused: File, file: File): void => {
      for (const drop of drops.current)
        drop.files = drop.files.map((each) => (each === refused ? file : each));
    },
    /** Places what need not wait any longer. */
    settle: useCallback(
      (waits: (file: File) => boolean): void => {
        for (const drop of drops.current) {
          const ready = getReady(drop, (file) => assets.current.has(file), waits);
          // A file that was late, or refused before, goes to its own place among those that are there.
          const groups = drop.placed.size > 0 ? ready.map((file) => [file]) : [ready];
          for (const group of groups) if (group.length > 0) placeDrop(drop, group);
        }
      },
      [placeDrop],
    ),
    blockOf: (file: File): number | null =>
      drops.current.find(({ files }) => files.includes(file))?.placed.get(file)?.block ?? null,
  };
}
