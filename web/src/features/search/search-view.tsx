import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Hit } from '../../api/types';
import { Failed } from '../../components/failed';
import { Pager } from '../../components/pager';
import { Skeleton } from '../../components/skeleton';
import { useDelayed } from '../../lib/use-delayed';
import { useLatest } from '../../lib/use-latest';
import { Answer } from './answer';
import { CorrectionNotice, OfflineSearchNotice } from './correction-notice';
import { HitGroup, HitGroups } from './hit-groups';
import { KindChoice } from './kind-choice';
import { countOf, hitsInWords, isKind, searchPath, type Kind } from './kinds';
import { MainPages, NothingFound } from './nothing-found';
import { openHit } from './open-hit';
import { PAGE_SIZE, type SearchResults } from './read-hits';
import { addRecent } from './recent';
import { SearchField } from './search-field';
import styles from './search-screen.module.css';
import { useHits } from './use-hits';
import { walkHits } from './walk-hits';

const PAUSE_MS = 300;
const LINES = [1, 2, 3, 4, 5];

/** Router state of an address that is still being typed: what is not found then is not counted. */
const TYPING = { isTyping: true };

/** The search, all of it in the address. */
function useAddress() {
  const [params] = useSearchParams();
  const location: { state: unknown } = useLocation();
  const kind = params.get('kind');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    kind: isKind(kind) ? kind : undefined,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    isTyping: JSON.stringify(location.state) === JSON.stringify(TYPING),
  };
}

/** What is in the field: it follows the address, and the address follows it once typing pauses. */
function useTyped(q: string, onPause: (q: string) => void) {
  const [text, setText] = useState(q);
  const latest = useLatest({ text, q, onPause });
  useEffect(() => {
    if (latest.current.text.trim() !== q) setText(q);
  }, [q, latest]);
  useEffect(() => {
    // Not on a new `q`: then the address leads.
    const timer = setTimeout(() => {
      if (text.trim() !== latest.current.q) latest.current.onPause(text.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, latest]);
  return [text, setText] as const;
}

interface ResultsProps {
  q: string;
  kind: Kind | undefined;
  page: number;
  found: SearchResults;
  onPage: (page: number) => void;
}

function Results({ q, kind, page, found, onPage }: ResultsProps) {
  const { hits, groups, best, counts, corrected, pageCount, isOffline } = found;
  const sought = corrected ?? q;
  const total = countOf(counts, kind ? [kind] : undefined);
  const open = (hit: Hit) => openHit(sought, hit, (page - 1) * PAGE_SIZE + hits.indexOf(hit) + 1);
  if (countOf(counts) === 0) return <NothingFound q={q} isOffline={isOffline} />;
  return (
    <>
      {corrected && (
        <p className={clsx('rounded text-sm breaks', styles.message)}>
          <CorrectionNotice q={q} corrected={corrected} />
        </p>
      )}
      {isOffline && (
        <p className={clsx('rounded text-sm breaks', styles.message)}>
          <OfflineSearchNotice />
        </p>
      )}
      {total === 0 ? (
        <p>Van deze soort is er niets gevonden. Kies een andere soort, of Alles.</p>
      ) : kind ? (
        <HitGroup {...{ kind, sought, hits }} count={total} onOpen={open} />
      ) : (
        <HitGroups {...{ q, sought, counts, groups }} onOpen={open}>
          {best && <Answer hit={best} sought={sought} onOpen={() => openHit(sought, best, 1)} />}
        </HitGroups>
      )}
      {kind && <Pager pagination={{ page, pageSize: PAGE_SIZE, pageCount, total }} onPage={onPage} />}
    </>
  );
}

/** /zoeken below its heading: the field, the kinds, and all hits. */
export function SearchView() {
  const { q, kind, page, isTyping } = useAddress();
  const navigate = useNavigate();
  const follow = (typed: string) =>
    navigate(searchPath(typed, kind), { replace: true, state: TYPING, preventScrollReset: true });
  const [text, setText] = useTyped(q, follow);
  const { data, error, mutate, isLoading } = useHits(q, kind, page, isTyping);
  const isSlow = useDelayed(isLoading);

  const search = () => {
    const typed = text.trim();
    addRecent(typed);
    // What was typed already stands in the address.
    navigate(searchPath(typed, kind), { replace: typed === q, preventScrollReset: true });
  };

  const found = q ? data : undefined;
  const isNothing = found !== undefined && countOf(found.counts) === 0;
  return (
    <div role="presentation" onKeyDown={walkHits}>
      <SearchField value={text} onChange={setText} onSearch={search} />
      {q && !isNothing && (
        <KindChoice
          kind={kind}
          counts={found?.counts}
          onChange={(chosen) => navigate(searchPath(q, chosen), { preventScrollReset: true })}
        />
      )}
      <p className="sr" role="status">
        {found && !isLoading && `${hitsInWords(countOf(found.counts, kind && [kind]))} gevonden`}
      </p>
      <div className={clsx('stack gap-3', styles.found)} aria-busy={isLoading || undefined}>
        {!q && <MainPages title="Begin bij een pagina" />}
        {error ? (
          <Failed className={clsx('stack', styles.failed)} error={error} onRetry={() => void mutate()} />
        ) : found ? (
          <Results
            {...{ q, kind, page, found }}
            onPage={(next) => {
              navigate(searchPath(q, kind, next));
            }}
          />
        ) : (
          isSlow && LINES.map((line) => <Skeleton key={line} height={56} />)
        )}
      </div>
    </div>
  );
}
