import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAssets, type AssetKind, type AssetQuery } from '../../features/assets/api';
import { AssetCard } from '../../features/assets/asset-card';
import { AssetDetails } from '../../features/assets/asset-details';
import { UploadList } from '../../features/assets/upload-list';
import { useDroppedFiles } from '../../features/assets/use-dropped-files';
import { useUploads } from '../../features/assets/use-uploads';
import { DetailsPanel } from '../../lib/details-panel';
import { useTitle } from '../../lib/use-title';
import screen from '../../theme/admin-screen.module.css';
import { Button } from '../../theme/controls/button';
import { ListState } from '../../theme/controls/list-state';
import { Pager } from '../../theme/controls/pager';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { Select } from '../../theme/controls/select';
import { TextField } from '../../theme/controls/text-field';
import styles from './assets-screen.module.css';

const KINDS: { value: AssetKind; label: string }[] = [
  { value: '', label: 'Alles' },
  { value: 'image', label: 'Beelden' },
  { value: 'video', label: 'Video’s' },
  { value: 'document', label: 'Documenten' },
  { value: 'editable', label: 'Bewerkbare bestanden' },
];

const kindOf = (value: string): AssetKind => KINDS.find((kind) => kind.value === value)?.value ?? '';

/** /assets and /assets/{uid}: the library, with the selected asset beside it. */
export default function AssetsScreen() {
  useTitle('Assets');
  const { uid } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useState<AssetQuery>({ search: '', kind: '', page: 1 });
  const [adding, setAdding] = useState(false);
  const { data, error, mutate } = useAssets(query);
  const { uploads, add, retry, cancel } = useUploads();
  const over = useDroppedFiles(add);
  const assets = data?.data;
  const screenRef = useRef<HTMLDivElement>(null);
  const opener = useRef<string | null>(null);
  const leave = (): void => {
    setAdding(false);
    navigate('/assets', { preventScrollReset: true });
  };
  // What opened the details gets the focus back.
  const close = (): void => {
    opener.current = uid ? `[href="/assets/${uid}"]` : 'button';
    leave();
  };
  useEffect(() => {
    if (uid || adding || opener.current === null) return;
    screenRef.current?.querySelector<HTMLElement>(opener.current)?.focus();
    opener.current = null;
  }, [uid, adding]);

  return (
    <div ref={screenRef} className={`wrap ${screen.screen}`}>
      <div className={screen.head}>
        <ScreenHeading>Assets</ScreenHeading>
        <Button
          onClick={() => {
            navigate('/assets');
            setAdding(true);
          }}
        >
          <Plus className="icon" aria-hidden="true" />
          Asset toevoegen
        </Button>
      </div>
      <div className={screen.filters}>
        <TextField
          label="Zoeken"
          type="search"
          value={query.search}
          onChange={(event) => setQuery({ ...query, search: event.target.value, page: 1 })}
        />
        <Select
          label="Soort"
          choices={KINDS}
          value={query.kind}
          onChange={(event) => setQuery({ ...query, kind: kindOf(event.target.value), page: 1 })}
        />
      </div>
      <p className={over ? styles.dropNow : styles.drop}>
        {over ? 'Laat los om te uploaden.' : 'Sleep beelden of video’s naar dit venster om ze toe te voegen.'}
      </p>
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      <ListState
        loaded={assets !== undefined}
        count={assets?.length ?? 0}
        error={error}
        onRetry={() => void mutate()}
        empty="Niets gevonden. Zoek op een ander woord, of voeg een asset toe."
      />
      <ul role="list" className={styles.grid}>
        {assets?.map((asset) => (
          <li key={asset.id}>
            <AssetCard asset={asset} selected={asset.id === uid} />
          </li>
        ))}
      </ul>
      {data && <Pager pagination={data.meta.pagination} onPage={(page) => setQuery({ ...query, page })} />}
      {(uid || adding) && (
        <DetailsPanel>
          <AssetDetails
            key={uid ?? 'new'}
            id={uid}
            onClose={close}
            onRemoved={leave}
            onStored={(stored) => {
              setAdding(false);
              navigate(`/assets/${stored.id}`, { preventScrollReset: true });
            }}
          />
        </DetailsPanel>
      )}
    </div>
  );
}
