import { useRef, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { Asset, Block, BlockType } from '../../../api/types';
import {
  addAsset,
  findTwin,
  getTitle,
  isOriginal,
  refusalOfAsset,
  type Upload,
  UploadList,
  useUploads,
} from '../../assets';
import { toast } from '../../../lib/toasts/toasts';
import { Button } from '../../../components/button';
import { getType } from '../blocks/get-type';
import type { Action } from '../state/reducer';
import styles from './editor-files.module.css';
import { targetInDrop, targetIn, targetOffBlocks, type Drop, type FileTarget } from './file-target';
import { whatIsUnder } from './file-under';
import { useFilePlacing } from './use-file-placing';
import { useFilesOver, type FilesIn } from './use-files-over';

interface EditorFilesOptions {
  types: readonly BlockType[];
  blocks: readonly Block[];
  selectedId: number | null;
  dispatch: Dispatch<Action>;
  open: (id: number | null) => void;
}

/**
 * Handles files that are dropped or pasted anywhere in the editor. Returns the block under the dragged files, and the
 * uploads.
 */
export function useEditorFiles({ types, blocks, selectedId, dispatch, open }: EditorFilesOptions) {
  const place = useFilePlacing({ types, blocks, dispatch, open });
  const drops = useRef(new WeakMap<File, Drop>());
  /** Returns the id of the block that received the asset. */
  const placeFile = (file: File, asset: Asset): number | null => {
    const drop = drops.current.get(file);
    if (!drop) return null;
    const next = place(targetInDrop(drop, file), asset);
    drop.placed.set(file, next);
    return 'below' in next ? next.below : next.block;
  };
  const { uploads, add, retry, cancel, replace } = useUploads({
    getRefusal: refusalOfAsset,
    findTwin,
    send: async (file, sending) => {
      // The editor asks what is on a picture, and its file name is no answer; a document has no other name.
      const asset = await addAsset(file, sending, isOriginal(file) ? '' : getTitle(file));
      placeFile(file, asset);
      return asset;
    },
    onReplace: (refused, file) => {
      const drop = drops.current.get(refused);
      if (!drop) return;
      drop.files = drop.files.map((each) => (each === refused ? file : each));
      drops.current.set(file, drop);
    },
  });

  function getTarget({ on, point }: FilesIn): FileTarget | null {
    if (on?.closest('dialog')) return null;
    const frame = on?.closest<HTMLElement>('[data-block]');
    const id = frame ? Number(frame.dataset['block']) : point ? null : selectedId;
    const block = blocks.find((each) => each.id === id);
    if (!block) return targetOffBlocks(blocks, point !== null);
    const shown = frame ?? document.querySelector(`[data-block="${block.id}"]`);
    const isOver = point ? on : null;
    return shown
      ? targetIn(block, getType(types, block), whatIsUnder(shown, isOver, point))
      : { below: block.id };
  }

  const over = useFilesOver((came) => {
    const first = getTarget(came);
    if (!first) {
      return toast.warning(
        'Daar kan geen bestand staan.',
        'Laat het los op een beeld om dat te vervangen, of op een tekst: dan komt er een blok onder.',
      );
    }
    const drop: Drop = { files: came.files, first, placed: new Map() };
    for (const file of came.files) drops.current.set(file, drop);
    add(came.files);
  });

  const chooseTwin = (upload: Upload & { twin: Asset }): void => {
    // The button disappears with the question, so flush first: focus then moves to the block that received the asset.
    const block = flushSync(() => {
      cancel(upload);
      return placeFile(upload.file, upload.twin);
    });
    document.querySelector<HTMLElement>(`[data-block="${block}"] [data-bar] [aria-expanded]`)?.focus();
  };
  return { over, uploads, retry, cancel, replace, chooseTwin };
}

export function EditorFiles({ files }: { files: ReturnType<typeof useEditorFiles> }) {
  if (files.uploads.length === 0) return null;
  return (
    <section className={styles.files} aria-label="Bestanden voor deze pagina">
      <UploadList
        title="Bestanden voor deze pagina"
        uploads={files.uploads}
        onRetry={files.retry}
        onCancel={files.cancel}
        onReplace={files.replace}
        toTwin={(upload) => (
          <Button variant="soft" small onClick={() => files.chooseTwin(upload)}>
            Bestaande asset gebruiken
          </Button>
        )}
      />
    </section>
  );
}
