import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { toApiError } from '../../../lib/api/errors';
import { useOnline } from '../../../lib/online/online';
import { useDelayed } from '../../../lib/use-delayed';
import { AssetSkeleton } from './asset-caption';
import styles from './asset-rows.module.css';
import { ALL, isFiltered, type AssetQuery } from './query';

interface LibraryStateProps {
  query: AssetQuery;
  /** Undefined while loading. */
  total: number | undefined;
  error: unknown;
  onRetry: () => void;
  onChange: (change: Partial<AssetQuery>) => void;
  add: ReactNode;
}

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Shown instead of the assets while they load, after an error, or when there are none. */
export function LibraryState({ query, total, error, onRetry, onChange, add }: LibraryStateProps) {
  const online = useOnline();
  const late = useDelayed(total === undefined && !error);
  if (total === undefined && error) {
    return (
      <div role="alert">
        <EmptyState
          title={online ? 'De assets konden niet worden geladen' : 'Je bent offline'}
          actions={<Button onClick={onRetry}>Opnieuw proberen</Button>}
        >
          {online ? toApiError(error).message : 'Zodra er weer verbinding is, staan je assets hier.'}
        </EmptyState>
      </div>
    );
  }
  if (total === undefined) {
    return (
      <div aria-busy="true" className={clsx('grid', styles.waiting)}>
        {late && CARDS.map((card) => <AssetSkeleton key={card} />)}
      </div>
    );
  }
  if (total > 0) return null;
  if (query.search) {
    return (
      <EmptyState
        title={`Nog geen assets met ‘${query.search}’`}
        actions={
          <>
            {add}
            <Button variant="quiet" onClick={() => onChange({ search: '' })}>
              Zoekwoord wissen
            </Button>
          </>
        }
      >
        Controleer de spelling, of voeg het bestand toe als het er nog niet is.
      </EmptyState>
    );
  }
  if (isFiltered(query)) {
    return (
      <EmptyState
        title="Geen assets met deze filters"
        actions={<Button onClick={() => onChange({ ...ALL, sort: query.sort })}>Filters wissen</Button>}
      >
        Kies minder filters om meer te zien.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nog geen assets" actions={add}>
      Sleep beelden of video’s naar dit scherm, of kies ze met de knop.
    </EmptyState>
  );
}
