import { clsx } from 'clsx';
import { ArrowLeft, CheckCheck, Plus, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Asset } from '../../api/types';
import {
  AssetDetails,
  AssetLink,
  AssetSkeleton,
  ChoiceBar,
  Choosable,
  DeletedAssets,
  LibraryState,
  LibraryTools,
  LibraryUploads,
  useAssetChoice,
  useAssetPage,
  useLibraryQuery,
  useView,
  WindowRows,
} from '../../features/assets';
import { DetailsPanel } from '../../components/details-panel';
import { Button, ButtonLink } from '../../components/button';
import { useFocusRescue } from '../../components/list-state';
import { dutchNumber } from '../../lib/byte-size';
import { ScreenHeading } from '../../components/screen-heading';
import styles from './assets-screen.module.css';

/** /assets?deleted: what can still come back. */
const DeletedScreen = () => (
  <div className={`wrap stack gap-3 ${styles.screen}`}>
    <div>
      <Link className={clsx('line text-sm plain-link', styles.back)} to="/assets">
        <ArrowLeft />
        Terug naar alle assets
      </Link>
      <ScreenHeading className={styles.title} place="/assets?deleted">
        Verwijderde assets
      </ScreenHeading>
    </div>
    <DeletedAssets />
  </div>
);

/** /assets and /assets/{uid}: the library, with the selected asset next to it. */
function Library() {
  const { uid } = useParams();
  const navigate = useNavigate();
  const { query, change, sought, search } = useLibraryQuery();
  const [view, setView] = useView();
  const [adding, setAdding] = useState(false);
  const choice = useAssetChoice(query);
  useFocusRescue(choice.ids.size);
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
        <Choosable {...{ asset, choice, asLine }}>
          <AssetLink
            asset={asset}
            list="/assets"
            selected={asset.id === uid}
            asLine={asLine}
            search={search}
          />
        </Choosable>
      ) : (
        <AssetSkeleton asLine={asLine} />
      ),
    [uid, asLine, search, choice],
  );
  const isOpen = uid !== undefined || adding;
  return (
    <div
      ref={screenRef}
      className={clsx('wrap stack gap-3', styles.screen, isOpen && [styles.covered, styles.beside])}
    >
      <div className="spread">
        <ScreenHeading className={styles.title}>Assets</ScreenHeading>
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
      {total !== undefined && (
        <div className={clsx('cluster', styles.count)}>
          <span className="meta" role="status">
            {total === 1 ? '1 asset' : `${dutchNumber(total)} assets`}
          </span>
          {total > 0 && (
            <Button variant="quiet" small onClick={() => void choice.chooseAll()}>
              <CheckCheck />
              Alles kiezen
            </Button>
          )}
          <ButtonLink variant="quiet" small to="/assets?deleted" className={styles.deleted}>
            <Trash2 />
            Verwijderd
          </ButtonLink>
        </div>
      )}
      {total !== undefined && total > 0 && (
        <WindowRows key={view} label="Alle assets" asLines={asLine} {...{ query, total, render }} />
      )}
      {choice.ids.size > 0 && <ChoiceBar choice={choice} />}
      {isOpen && (
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

export default function AssetsScreen() {
  const [params] = useSearchParams();
  return params.has('deleted') ? <DeletedScreen /> : <Library />;
}
