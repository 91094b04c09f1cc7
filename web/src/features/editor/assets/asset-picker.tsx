import { Upload } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { Asset } from '../../../api/types';
import {
  addAsset,
  ALL,
  AssetCaption,
  AssetFilters,
  AssetPlate,
  type AssetQuery,
  AssetSkeleton,
  BoxRows,
  findTwin,
  LibraryState,
  ORIGINALS,
  refusalOfOriginal,
  SearchField,
  UploadList,
  useAssetPage,
  useUploads,
} from '../../assets';
import { useDroppedFiles } from '../../../lib/use-dropped-files';
import { toast } from '../../../lib/toasts/toasts';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { useBlockForm } from '../fields/block-form';
import styles from './asset-picker.module.css';

const ZONE = 'picker';

interface AssetPickerProps {
  onChoose: (asset: Asset) => void;
  onClose: () => void;
}

function AssetPicker({ onChoose, onClose }: AssetPickerProps) {
  const [query, setQuery] = useState<AssetQuery>(ALL);
  /** Each new search starts at the top of the list. */
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { data, error, mutate } = useAssetPage(query, 1);
  const total = data?.meta.pagination.total;
  const change = useCallback((part: Partial<AssetQuery>) => setQuery((now) => ({ ...now, ...part })), []);
  const sought = useCallback((search: string) => change({ search }), [change]);
  const { uploads, busy, add, retry, cancel } = useUploads({
    getRefusal: refusalOfOriginal,
    findTwin,
    // No default description: the editor asks for one, and a file name is not an answer.
    send: (file, upload) => addAsset(file, upload, ''),
    // A single upload is chosen right away. After several the editor chooses, so the filters are cleared.
    onDone: ([only, ...more]) => {
      if (only && more.length === 0) return onChoose(only);
      setQuery(ALL);
      setRound((now) => now + 1);
      toast.success(`${more.length + 1} assets zijn toegevoegd. Kies er een.`);
    },
  });
  const over = useDroppedFiles(add, ZONE);

  const render = useCallback(
    (asset: Asset | null) =>
      asset ? (
        <button type="button" className={styles.choice} onClick={() => onChoose(asset)}>
          <AssetPlate asset={asset} sizes="(min-width: 576px) 240px, 45vw" />
          <AssetCaption asset={asset} />
        </button>
      ) : (
        <AssetSkeleton />
      ),
    [onChoose],
  );
  const upload = (
    <Button variant="soft" aria-busy={busy || undefined} onClick={() => input.current?.click()}>
      <Upload />
      Beeld of video uploaden
    </Button>
  );
  return (
    <Dialog title="Asset kiezen" onClose={onClose} width={960} actions={<CancelButton onClick={onClose} />}>
      <div className={styles.picker} data-drop-zone={ZONE}>
        <div className={styles.head}>
          <SearchField search={query.search} onSearch={sought} />
          {upload}
          <input
            ref={input}
            type="file"
            className="sr"
            tabIndex={-1}
            aria-label="Bestand"
            multiple
            accept={ORIGINALS}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </div>
        <AssetFilters query={query} onChange={change} />
        {over && <p className={styles.over}>Laat los: elk beeld en elke video wordt een asset.</p>}
        <UploadList
          uploads={uploads}
          onRetry={retry}
          onCancel={cancel}
          toTwin={({ twin }) => (
            <Button variant="soft" small onClick={() => onChoose(twin)}>
              Bestaande asset kiezen
            </Button>
          )}
        />
        <LibraryState
          {...{ query, total, error }}
          onRetry={() => void mutate()}
          onChange={change}
          add={upload}
        />
        {total !== undefined && total > 0 && (
          <BoxRows key={round} label="Assets" asLines={false} {...{ query, total, render }} />
        )}
      </div>
    </Dialog>
  );
}

/** Opens the picker for a slot of a block: `picker` is to be rendered while it is open. */
export function useAssetPicker(path: string): { open: () => void; picker: ReactNode } {
  const { change } = useBlockForm();
  const [isOpen, setOpen] = useState(false);
  const choose = (asset: Asset): void => {
    change(path, asset);
    setOpen(false);
  };
  return {
    open: () => setOpen(true),
    picker: isOpen && <AssetPicker onClose={() => setOpen(false)} onChoose={choose} />,
  };
}
