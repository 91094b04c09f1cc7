import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset, List } from '../../api/types';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Pager } from '../../components/pager';
import { dutchNumber } from '../../lib/byte-size';
import { toApiError } from '../../lib/api/errors';
import { useOnline } from '../../lib/online/online';
import { useLoginPath } from '../../lib/session/login-path';
import { useSession } from '../../lib/session/use-session';
import { useDelayed } from '../../lib/use-delayed';
import { AssetLink, AssetSkeleton } from '../assets';
import { COLLECTION_TITLES, type LibraryOverview } from './collections';
import { describeTypes } from './file-types';
import styles from './files-found.module.css';
import { Overview } from './overview';
import { ALL_FILES, isNarrowed, isOverview, type FilesQuery } from './query';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown when there are no files: because of the query, or because there are none for this viewer. */
function NoFiles({ query, onAll }: { query: FilesQuery; onAll: () => void }) {
  const { profile } = useSession();
  const login = useLoginPath();
  if (isNarrowed(query)) {
    return (
      <EmptyState
        title={query.search ? `Niets gevonden met ‘${query.search}’` : 'Geen bestanden met deze keuze'}
        actions={<Button onClick={onAll}>Alles tonen</Button>}
      >
        {query.search
          ? 'Controleer de spelling, of probeer een ander woord.'
          : 'Kies een andere verzameling, soort of pagina.'}
      </EmptyState>
    );
  }
  if (profile) {
    return (
      <EmptyState title="Er zijn nog geen bestanden">
        Zodra er bestanden op jouw pagina&apos;s staan, vind je ze hier.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Er zijn nog geen openbare bestanden"
      actions={<ButtonLink to={login}>Inloggen</ButtonLink>}
    >
      Log in om te zien wat er voor jouw groep is.
    </EmptyState>
  );
}

function Count({ total }: { total: number }) {
  const { profile } = useSession();
  const login = useLoginPath();
  return (
    <p className={`small cluster soft tabular ${styles.count}`}>
      <span role="status">{total === 1 ? '1 resultaat' : `${dutchNumber(total)} resultaten`}</span>
      {!profile && (
        <span>
          Dit is wat openbaar is. <Link to={login}>Log in</Link> voor de bestanden van jouw groep.
        </span>
      )}
    </p>
  );
}

/** The response of SWR. */
interface Response<Data> {
  data: Data | undefined;
  error?: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

interface FilesFoundProps {
  query: FilesQuery;
  files: Response<List<Asset>>;
  /** Instead of the list, while nothing is asked for. */
  overview: Response<LibraryOverview>;
  /** The query string, which the links preserve. */
  search: string;
  onChange: (change: Partial<FilesQuery>) => void;
}

/** The files that were found, as cards; or the shelves. */
export function FilesFound({ query, files, overview, search, onChange }: FilesFoundProps) {
  const { data, error, isLoading, mutate } = isOverview(query) ? overview : files;
  const online = useOnline();
  const late = useDelayed(!data && !error);
  if (!data && error) {
    return (
      <Alert
        title={online ? 'De bestanden konden niet worden geladen' : 'Je bent offline'}
        onRetry={() => void mutate()}
      >
        {online ? toApiError(error).message : 'Zodra er weer verbinding is, staan de bestanden hier.'}
      </Alert>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className={`grid ${styles.grid} ${styles.waiting}`}>
        {late && CARDS.map((card) => <AssetSkeleton key={card} />)}
      </div>
    );
  }
  if ('collections' in data) {
    if (data.total === 0) return <NoFiles query={query} onAll={() => onChange(ALL_FILES)} />;
    return <Overview overview={data} />;
  }
  const { pagination } = data.meta;
  if (pagination.total === 0) {
    return <NoFiles query={query} onAll={() => onChange(ALL_FILES)} />;
  }
  return (
    <>
      {query.collection && (
        <div className={clsx('cluster', styles.collection)}>
          <h2>{query.collection === 'all' ? 'Alle bestanden' : COLLECTION_TITLES[query.collection]}</h2>
          <Link to="/bestanden">Alle verzamelingen</Link>
        </div>
      )}
      <Count total={pagination.total} />
      <ul
        role="list"
        aria-label="Bestanden"
        aria-busy={isLoading || undefined}
        className={clsx('grid', styles.grid)}
      >
        {data.data.map((asset) => (
          <li key={asset.id}>
            <AssetLink asset={asset} list="/bestanden" asPage search={search} meta={describeTypes(asset)} />
          </li>
        ))}
      </ul>
      <Pager
        pagination={pagination}
        onPage={(page) => {
          onChange({ page });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}

interface AlertProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

const Alert = ({ title, onRetry, children }: AlertProps) => (
  <div role="alert">
    <EmptyState title={title} actions={<Button onClick={onRetry}>Opnieuw proberen</Button>}>
      {children}
    </EmptyState>
  </div>
);
