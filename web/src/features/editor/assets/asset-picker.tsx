import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Asset } from '../../../api/types';
import {
  addForPage,
  ALL,
  AssetCaption,
  AssetFilters,
  AssetPlate,
  type AssetQuery,
  AssetSkeleton,
  BoxRows,
  ACCEPTED_KINDS,
  findTwin,
  LibraryState,
  refusalOfAsset,
  describeCleaningLosses,
  SearchField,
  type TwinUpload,
  UploadList,
  useAssetPage,
  useUploads,
} from '../../assets';
import { useDroppedFiles } from '../../../lib/use-dropped-files';
import { walkResults } from '../../../lib/list-keys';
import { toast } from '../../../lib/toasts/toasts';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { HiddenFileInput } from '../../../components/hidden-file-input';
import { useBlockForm } from '../fields/block-form';
import { getItems } from '../state/values';
import { fillPlaces } from './fill-places';
import styles from './asset-picker.module.css';

const ZONE = 'picker';

interface AssetPickerProps {
  /** More than one, in the order in which they are chosen. */
  several: boolean;
  onChoose: (assets: readonly Asset[]) => void;
  onClose: () => void;
}

/** Says what was left out of the files of new assets, where their rows go as they are chosen. */
function warnOfLeftOut(added: readonly Asset[]): void {
  for (const file of added.flatMap(({ files }) => files)) {
    const leftOut = describeCleaningLosses(file);
    if (leftOut !== null) toast.warning(file.name, leftOut);
  }
}

function AssetPicker({ several, onChoose, onClose }: AssetPickerProps) {
  const [chosen, setChosen] = useState<readonly Asset[]>([]);
  const [query, setQuery] = useState<AssetQuery>(ALL);
  /** Each new search starts at the top of the list. */
  const [round, setRound] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const placeId = useId();
  const { data, error, mutate } = useAssetPage(query, 1);
  const total = data?.meta.pagination.total;
  const change = useCallback((part: Partial<AssetQuery>) => setQuery((now) => ({ ...now, ...part })), []);
  const sought = useCallback((search: string) => change({ search }), [change]);
  const { uploads, busy, add, retry, cancel, replace, name } = useUploads({
    getRefusal: refusalOfAsset,
    findTwin,
    send: addForPage,
    // A single upload is selected right away. After several the editor selects, so the filters are cleared.
    onDone: (added) => {
      if (added.length === 1 && chosen.length === 0) {
        warnOfLeftOut(added);
        return onChoose(added);
      }
      setQuery(ALL);
      setRound((now) => now + 1);
      if (several) return setChosen((before) => [...before, ...added]);
      toast.success(`${added.length} assets zijn toegevoegd. Kies er een.`);
    },
  });
  const over = useDroppedFiles(add, { zone: ZONE });
  const choose = useCallback(
    (asset: Asset): void => {
      if (!several) return onChoose([asset]);
      setChosen((before) =>
        before.some(({ id }) => id === asset.id)
          ? before.filter(({ id }) => id !== asset.id)
          : [...before, asset],
      );
    },
    [several, onChoose],
  );

  const chooseTwins = (held: readonly TwinUpload[]): void => {
    held.forEach(cancel);
    const ids = chosen.map(({ id }) => id);
    setChosen([...chosen, ...held.flatMap(({ twin }) => (ids.includes(twin.id) ? [] : twin))]);
  };

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const onCard = event.target instanceof Element && event.target.matches('[data-result]');
    // Arrows walk the cards, so Tab need not pass all of them on its way to the button.
    if (event.key === 'Tab' && !event.shiftKey && onCard && chosen.length > 0) {
      event.preventDefault();
      document.getElementById(placeId)?.focus();
    }
    // Enter in the field would take the first of a search that has yet to be answered.
    if (event.key !== 'Enter') walkResults(event);
  };

  const render = useCallback(
    (asset: Asset | null) =>
      asset ? (
        <button
          type="button"
          className={styles.choice}
          data-result
          aria-pressed={several ? chosen.some(({ id }) => id === asset.id) : undefined}
          onClick={() => choose(asset)}
        >
          <AssetPlate asset={asset} sizes="(min-width: 576px) 240px, 45vw" />
          {several && (
            <span className={clsx('center text-xs strong', styles.number)} aria-hidden="true">
              {chosen.findIndex(({ id }) => id === asset.id) + 1 || ''}
            </span>
          )}
          <AssetCaption asset={asset} />
        </button>
      ) : (
        <AssetSkeleton />
      ),
    [several, chosen, choose],
  );
  const upload = (
    <Button variant="soft" aria-busy={busy || undefined} onClick={() => input.current?.click()}>
      <Upload />
      Bestand uploaden
    </Button>
  );
  return (
    <Dialog
      title={several ? 'Assets kiezen' : 'Asset kiezen'}
      onClose={onClose}
      width={960}
      className={several ? styles.several : undefined}
      verbs={
        several ? (
          <Button id={placeId} disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {chosen.length < 2 ? 'Plaatsen' : `${chosen.length} assets plaatsen`}
          </Button>
        ) : null
      }
    >
      <div className="stack" data-drop-zone={ZONE} role="presentation" onKeyDown={walk}>
        <div className={clsx('stack', styles.head)}>
          <SearchField search={query.search} onSearch={sought} />
          {upload}
          <HiddenFileInput ref={input} label="Bestand" multiple accept={ACCEPTED_KINDS} onFiles={add} />
        </div>
        <AssetFilters query={query} onChange={change} />
        {over && (
          <p className={clsx('rounded strong', styles.over)}>Laat los: elk bestand wordt een asset.</p>
        )}
        <UploadList
          uploads={uploads}
          onRetry={retry}
          onCancel={cancel}
          onReplace={replace}
          onName={name}
          toTwin={({ twin }) => (
            <Button variant="soft" small onClick={() => choose(twin)}>
              Bestaande asset kiezen
            </Button>
          )}
          toTwins={
            several
              ? (held) => (
                  <Button variant="soft" small onClick={() => chooseTwins(held)}>
                    Bestaande assets kiezen
                  </Button>
                )
              : undefined
          }
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

const PLACE = /^(.*)\.(\d+)$/;

/** Opens the picker for a slot of a block: `picker` is to be rendered while it is open. A list takes several at once. */
export function useAssetPicker(path: string): { open: () => void; picker: ReactNode } {
  const { change, valueAt } = useBlockForm();
  const [isOpen, setOpen] = useState(false);
  const [, list, at] = PLACE.exec(path) ?? [];
  // One that stands in a list is replaced by one.
  const several = list !== undefined && !valueAt(path);
  const choose = (chosen: readonly Asset[]): void => {
    setOpen(false);
    if (several) change(list, fillPlaces(getItems(valueAt(list)), Number(at), chosen));
    else change(path, chosen[0] ?? null);
  };
  return {
    open: () => setOpen(true),
    picker: isOpen && <AssetPicker several={several} onClose={() => setOpen(false)} onChoose={choose} />,
  };
}
