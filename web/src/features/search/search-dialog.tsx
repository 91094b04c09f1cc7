import { clsx } from 'clsx';
import { ArrowRight, CornerDownLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Failed } from '../../components/failed';
import { Skeleton } from '../../components/skeleton';
import { closeBeside, useModal } from '../../components/use-modal';
import { homePath, useSite } from '../../lib/site';
import { useDelayed } from '../../lib/use-delayed';
import { useGuidePath, usePageTree } from '../page-tree';
import { CorrectionNotice, OfflineSearchNotice } from './correction-notice';
import { FinderResults } from './finder-results';
import { FinderStart } from './finder-start';
import { countOf, hitsInWords, searchPath } from './kinds';
import { NearWords } from './near-words';
import { addRecent } from './recent';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field';
import { findDrafts } from './search-offline';
import { useDebounced } from '../../lib/use-debounced';
import { useGroups } from './use-hits';
import { walkHits } from './walk-hits';

const LINES = [1, 2, 3];

const Keys = () => (
  <>
    <span className={clsx('line tiny-icons', styles.keys)}>
      <kbd className="edged">↑</kbd>
      <kbd className="edged">↓</kbd> kiezen
    </span>
    <span className={clsx('line tiny-icons', styles.keys)}>
      <kbd className="edged">
        <CornerDownLeft />
      </kbd>{' '}
      openen
    </span>
    <span className={clsx('line tiny-icons', styles.keys)}>
      <kbd className="edged">Ctrl</kbd>
      <kbd className="edged">
        <CornerDownLeft />
      </kbd>{' '}
      downloaden
    </span>
    <span className={clsx('line tiny-icons', styles.keys)}>
      <kbd className="edged">Esc</kbd> sluiten
    </span>
  </>
);

/** What was found so far while typing, or how it goes. */
function Answers({ q, onClose }: { q: string; onClose: () => void }) {
  const { data, error, mutate, isLoading } = useGroups(q);
  const { tree } = usePageTree();
  const drafts = findDrafts(tree, q, homePath(useSite()));
  const isSlow = useDelayed(isLoading);
  if (error)
    return <Failed className={clsx('stack', styles.state)} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className={clsx('stack', styles.state)} aria-busy="true">
        {isSlow && LINES.map((line) => <Skeleton key={line} height={48} />)}
      </div>
    );
  }
  const listed = countOf(data.counts);
  const count = listed + (data.isOffline ? 0 : drafts.length);
  return (
    <>
      <p className="sr" role="status">
        {!isLoading && `${hitsInWords(count)} gevonden`}
      </p>
      {(data.corrected || data.isOffline) && (
        <p className={clsx('text-sm breaks', styles.message)} role="status">
          {data.corrected ? <CorrectionNotice q={q} corrected={data.corrected} /> : <OfflineSearchNotice />}
        </p>
      )}
      <div className={styles.body} aria-busy={isSlow || undefined}>
        {count > 0 ? (
          <FinderResults q={q} found={data} drafts={data.isOffline ? [] : drafts} onClose={onClose} />
        ) : (
          <div className={clsx('stack breaks', styles.none)}>
            <h3>Niets gevonden voor &quot;{q}&quot;</h3>
            <NearWords q={q} onOpen={onClose} />
          </div>
        )}
      </div>
      <div className={clsx('cluster text-xs', styles.foot)}>
        <Keys />
        <Link to={searchPath(q)} onClick={onClose}>
          {listed > 1 ? `Alle ${hitsInWords(listed)}` : 'Verder zoeken'}
          <ArrowRight />
        </Link>
      </div>
    </>
  );
}

interface SearchDialogProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Searches everything that the viewer may see, while typing. */
export function SearchDialog({ text, onType, onClose }: SearchDialogProps) {
  const dialog = useModal(onClose);
  const navigate = useNavigate();
  const guide = useGuidePath();
  const typed = text.trim();
  const q = useDebounced(typed);

  const search = () => {
    if (!typed) return;
    addRecent(typed);
    onClose();
    navigate(searchPath(typed));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return walkHits(event);
    // A search field would take the first one to empty itself.
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={clsx('card edged', styles.finder)}
      aria-label="Zoeken"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeBeside(onClose)}
      onKeyDown={onKeyDown}
    >
      <h2 className="sr">Zoeken</h2>
      <SearchField value={text} onChange={onType} onSearch={search} onClose={onClose} />
      {typed && q ? (
        <Answers q={q} onClose={onClose} />
      ) : (
        <>
          <div className={styles.body}>{!typed && <FinderStart onClose={onClose} />}</div>
          <div className={clsx('cluster text-xs', styles.foot)}>
            <Keys />
            <Link to={guide} onClick={onClose}>
              Alle pagina&apos;s
              <ArrowRight />
            </Link>
          </div>
        </>
      )}
    </dialog>
  );
}
