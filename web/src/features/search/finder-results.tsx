import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Hit } from '../../api/types';
import { HitRow } from './hit-row';
import hitStyles from './hit-row.module.css';
import { allOf, countOf, GROUPS, KINDS, searchPath } from './kinds';
import { openHit } from './open-hit';
import { MOST_IN_GROUP, type SearchResults } from './read-hits';
import styles from './search-dialog.module.css';
import { usePageNumbers } from './use-page-numbers';

interface FinderResultsProps {
  q: string;
  found: SearchResults;
  /** Unpublished pages, for administrators. */
  drafts: readonly Hit[];
  onClose: () => void;
}

/** The hits of the dialog, at most three per group. */
export function FinderResults({
  q,
  found: { hits, groups, counts, corrected },
  drafts,
  onClose,
}: FinderResultsProps) {
  const numbers = usePageNumbers();
  const sought = corrected ?? q;
  const open = (hit: Hit) => {
    openHit(sought, hit, hits.indexOf(hit) + 1);
    onClose();
  };
  return (
    <>
      {GROUPS.map(({ title, kinds }, index) => {
        const shown = groups[index] ?? [];
        if (shown.length === 0) return null;
        const isMore = countOf(counts, kinds) > shown.length;
        return (
          <section key={title} aria-label={title}>
            <div className={clsx('cluster', styles.head)}>
              <h3>{title}</h3>
              {KINDS.filter((kind) => isMore && kinds.includes(kind) && counts[kind] > 0).map((kind) => (
                <Link
                  className="text-xs strong plain-link"
                  key={kind}
                  to={searchPath(q, kind)}
                  onClick={onClose}
                >
                  {allOf(kind, counts[kind])}
                </Link>
              ))}
            </div>
            <ul role="list" className={clsx('stack gap-half', hitStyles.hits)}>
              {shown.map((hit) => (
                <HitRow
                  key={hit.kind + hit.id}
                  hit={hit}
                  q={sought}
                  number={numbers.get(hit.id)}
                  onOpen={open}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {drafts.length > 0 && (
        <section aria-label="Concepten">
          <div className={clsx('cluster', styles.head)}>
            <h3>Concepten</h3>
          </div>
          <ul role="list" className={clsx('stack gap-half', hitStyles.hits)}>
            {drafts.slice(0, MOST_IN_GROUP).map((hit) => (
              <HitRow key={hit.id} hit={hit} q={q} number={numbers.get(hit.id)} isDraft onOpen={onClose} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
