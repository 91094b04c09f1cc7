import { clsx } from 'clsx';
import { useEffect, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { BlockType } from '../../../api/types';
import { getBlockButton } from '../blocks/block-buttons';
import {
  addForPage,
  findTwin,
  isOpen,
  refusalOfAsset,
  type TwinUpload,
  UploadList,
  useUploads,
} from '../../assets';
import { toast } from '../../../lib/toasts/toasts';
import { useDroppedFiles, type FilesAt } from '../../../lib/use-dropped-files';
import { Button } from '../../../components/button';
import type { Action } from '../state/reducer';
import type { PageDraft } from '../state/types';
import styles from './editor-files.module.css';
import { getTarget } from './file-under';
import { getHints, areSameHints, type DropHints } from './drop-hints';
import { useDrops } from './use-drops';

interface EditorFilesOptions {
  types: readonly BlockType[];
  draft: PageDraft;
  selectedId: number | null;
  dispatch: Dispatch<Action>;
  open: (id: number | null) => void;
}

/**
 * Handles files that are dropped or pasted anywhere in the editor. Returns what would happen with those that are dragged
 * over it, and the uploads.
 */
export function useEditorFiles({ types, draft, selectedId, dispatch, open }: EditorFilesOptions) {
  const { blocks } = draft;
  const [over, setOver] = useState<DropHints | null>(null);
  const drops = useDrops({ types, draft, selectedId, dispatch, open });
  const { settle } = drops;
  const { uploads, add, retry, cancel, replace, name } = useUploads({
    getRefusal: refusalOfAsset,
    findTwin,
    send: async (file, sending) => {
      const asset = await addForPage(file, sending);
      drops.arrive(file, asset);
      return asset;
    },
    onReplace: drops.replace,
  });
  useEffect(
    () => settle((file) => uploads.some((upload) => upload.file === file && isOpen(upload))),
    [uploads, settle],
  );

  const take = (files: readonly File[], at: FilesAt): void => {
    const target = getTarget(blocks, selectedId, at);
    if (!target) {
      toast.warning(
        'Daar kan geen bestand staan.',
        'Laat het los op een beeld om dat te vervangen, of op een tekst: dan komt er een blok onder.',
      );
      return;
    }
    drops.start(files, target);
    add(files);
  };
  useDroppedFiles(take, {
    onOver: (files) => {
      const target = files && getTarget(blocks, selectedId, files);
      if (!target) return setOver(null);
      setOver((before) => {
        const next = getHints({ blocks, types, target, files, before });
        return areSameHints(before, next) ? before : next;
      });
    },
  });

  const chooseTwins = (held: readonly TwinUpload[]): void => {
    // The buttons disappear with the question, so flush first: focus then moves to the block that received the asset.
    flushSync(() => {
      for (const { file, twin } of held) drops.arrive(file, twin);
      held.forEach(cancel);
    });
    const [first] = held;
    const block = first ? drops.blockOf(first.file) : null;
    if (block !== null) getBlockButton(block)?.focus();
  };
  return { over, uploads, retry, cancel, replace, name, chooseTwins };
}

export function EditorFiles({ files }: { files: ReturnType<typeof useEditorFiles> }) {
  const { over } = files;
  return (
    <>
      {/* There before the files are, so that what it says is read aloud. */}
      <p role="status" className={over ? clsx('rounded text-sm edged', styles.over) : 'sr'}>
        {over && (
          <>
            <b>{over.here.words}.</b> {over.here.note} <kbd>Esc</kbd> stopt. Zonder muis: kies{' '}
            <b>{over.here.places > 0 ? 'Beeld of bestand kiezen' : 'Blok toevoegen'}</b>
            {over.here.places > 0 && ' in het blok'}.
          </>
        )}
      </p>
      {files.uploads.length > 0 && <Arriving files={files} />}
    </>
  );
}

function Arriving({ files }: { files: ReturnType<typeof useEditorFiles> }) {
  return (
    <section className={clsx('card edged', styles.files)} aria-label="Bestanden voor deze pagina">
      <UploadList
        title="Bestanden voor deze pagina"
        uploads={files.uploads}
        onRetry={files.retry}
        onCancel={files.cancel}
        onReplace={files.replace}
        onName={files.name}
        toTwin={(upload) => (
          <Button variant="soft" small onClick={() => files.chooseTwins([upload])}>
            Bestaande asset gebruiken
          </Button>
        )}
        toTwins={(held) => (
          <Button variant="soft" small onClick={() => files.chooseTwins(held)}>
            Bestaande assets gebruiken
          </Button>
        )}
      />
    </section>
  );
}
