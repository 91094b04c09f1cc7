import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Hit } from '../../api/types';
import { dutchNumber } from '../../lib/byte-size';
import { HitRow } from './hit-row';
import hitStyles from './hit-row.module.css';
import { allOf, countOf, GROUPS, KIND_LABELS, KINDS, searchPath, type Counts, type Kind } from './kinds';
import styles from './search-screen.module.css';
import { usePageNumbers } from './use-page-numbers';

interface ShownHits {
  /** What was sought, which may differ from what was typed. */
  sought: string;
  hits: readonly Hit[];
  onOpen: (hit: Hit) => void;
}

/** Hits as rows with large pictures. */
function Rows({ sought, hits, onOpen }: ShownHits) {
  const numbers = usePageNumbers();
  return (
    <ul role="list" className={hitStyles.hits}>
      {hits.map((hit) => (
        <HitRow
          key={hit.kind + hit.id}
          hit={hit}
          q={sought}
          number={numbers.get(hit.id)}
          isLarge={hit.asset !== null}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {title} <span className={styles.count}>{dutchNumber(count)}</span>
      </h2>
      {children}
    </section>
  );
}

/** The hits of one kind, under its name. */
export const HitGroup = ({ kind, count, ...shown }: ShownHits & { kind: Kind; count: number }) => (
  <Group title={KIND_LABELS[kind]} count={count}>
    <Rows {...shown} />
  </Group>
);

interface HitGroupsProps extends ShownHits {
  q: string;
  counts: Counts;
}

/** The first hits of every group, each with its own way on: pages to the left, where there is room. */
export function HitGroups({ q, counts, hits, ...shown }: HitGroupsProps) {
  const groups = GROUPS.map(({ title, kinds }) => {
    const own = hits.filter(({ kind }) => kinds.includes(kind));
    const isMore = countOf(counts, kinds) > own.length;
    return own.length === 0 ? null : (
      <Group key={title} title={title} count={countOf(counts, kinds)}>
        <Rows {...shown} hits={own} />
        {isMore && (
          <p className={styles.more}>
            {KINDS.filter((kind) => kinds.includes(kind) && counts[kind] > 0).map((kind) => (
              <Link key={kind} to={searchPath(q, kind)}>
                {allOf(kind, counts[kind])}
              </Link>
            ))}
          </p>
        )}
      </Group>
    );
  });
  const [pages, ...others] = groups;
  return (
    <div className={styles.columns}>
      {pages && <div>{pages}</div>}
      {others.some(Boolean) && <div>{others}</div>}
    </div>
  );
}
