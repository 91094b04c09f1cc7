import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Asset } from '../../api/types';
import {
  AssetDetails,
  AssetLink,
  AssetSkeleton,
  LibraryState,
  LibraryTools,
  LibraryUploads,
  useAssetPage,
  useLibraryQuery,
  useView,
  WindowRows,
} from '../../features/assets';
import { DetailsPanel } from '../../components/details-panel';
import { Button } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './assets-screen.module.css';

/** /assets and /assets/{uid}: the library, with the selected asset next to it. */
export default function AssetsScreen() {
  const { uid } = useParams();
  const navigate = useNavigate();
  const { query, change, sought, search } = useLibraryQuery();
  const [view, setView] = useView();
  const [adding, setAdding] = useState(false);
  const { data, error, mutate } = useAssetPage(query, 1);
  const total = data?.meta.pagination.total;
  const asLine = view === 'list';
  const screenRef = useRef<HTMLDivElement>(null);
  const opener = useRef<string | null>(null);

  const goTo = (pathname: string) => navigate({ pathname, search }, { preventScrollReset: true });
  const leave = (): void => {
    setAdding(false);
    goTo('/assets');
  };
  // Focus returns to the element that opened the details.
  const close = (): void => {
    opener.current = uid ? `[href^="/assets/${uid}"]` : `.${styles.add}`;
    leave();
  };
  const add = (): void => {
    goTo('/assets');
    setAdding(true);
  };
  useEffect(() => {
    if (uid || adding || opener.current === null) return;
    const found = screenRef.current?.querySelector<HTMLElement>(opener.current);
    (found ?? screenRef.current?.querySelector('h1'))?.focus();
    opener.current = null;
  }, [uid, adding]);
  // Opening an asset replaces the form for a new one.
  useEffect(() => {
    if (uid) setAdding(false);
  }, [uid]);

  const render = useCallback(
    (asset: Asset | null) =>
      asset ? (
        <AssetLink asset={asset} list="/assets" selected={asset.id === uid} asLine={asLine} search={search} />
      ) : (
        <AssetSkeleton asLine={asLine} />
      ),
    [uid, asLine, search],
  );
  return (
    <div ref={screenRef} className={`wrap ${styles.screen}`}>
      <div className={`spread ${styles.head}`}>
        <ScreenHeading>Assets</ScreenHeading>
        <Button className={styles.add} onClick={add}>
          <Plus />
          Asset toevoegen
        </Button>
      </div>
      <LibraryTools {...{ query, view }} onChange={change} onSearch={sought} onView={setView} />
      <LibraryUploads search={search} />
      <LibraryState
        {...{ query, total, error }}
        onRetry={() => void mutate()}
        onChange={change}
        add={<Button onClick={add}>Asset toevoegen</Button>}
      />
      {total !== undefined && total > 0 && (
        <WindowRows key={view} label="Alle assets" asLines={asLine} {...{ query, total, render }} />
      )}
      {(uid !== undefined || adding) && (
        <DetailsPanel>
          <AssetDetails
            key={uid ?? 'new'}
            id={uid}
            onClose={close}
            onRemoved={leave}
            onStored={({ id }) => {
              setAdding(false);
              goTo(`/assets/${id}`);
            }}
          />
        </DetailsPanel>
      )}
    </div>
  );
}
