import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
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
    <ul role="list" className={clsx('stack gap-half', hitStyles.hits)}>
      {hits.map((hit) => (
        <HitRow
          key={hit.kind + hit.id}
          hit={hit}
          q={sought}
          number={numbers.get(hit.id)}
          isLarge={hit.kind !== 'page'}
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
      <h2 className="line title-3" id={id}>
        {title} <span className={clsx('tabular', styles.count)}>{dutchNumber(count)}</span>
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

interface HitGroupsProps extends Omit<ShownHits, 'hits'> {
  q: string;
  counts: Counts;
  /** In the order of `GROUPS`. */
  groups: readonly (readonly Hit[])[];
  /** Stands above the first. */
  children?: ReactNode;
}

/** The groups that tell what to do, to the left where there is room; what one takes along stands to the right. */
const TO_THE_LEFT = 2;

/** The first hits of every group, each with its own way on. */
export function HitGroups({ q, counts, groups: found, children, ...shown }: HitGroupsProps) {
  const groups = GROUPS.map(({ title, kinds }, index) => {
    const own = found[index] ?? [];
    const isMore = countOf(counts, kinds) > own.length;
    return own.length === 0 ? null : (
      <Group key={title} title={title} count={countOf(counts, kinds)}>
        <Rows {...shown} hits={own} />
        {isMore && (
          <p className={clsx('cluster strong', styles.more)}>
            {KINDS.filter((kind) => kinds.includes(kind) && counts[kind] > 0).map((kind) => (
              <Link className="line" key={kind} to={searchPath(q, kind)}>
                {allOf(kind, counts[kind])}
                <ArrowRight />
              </Link>
            ))}
          </p>
        )}
      </Group>
    );
  });
  const [left, right] = [groups.slice(0, TO_THE_LEFT), groups.slice(TO_THE_LEFT)];
  return (
    <div className={clsx('stack', styles.columns)}>
      {(children || left.some(Boolean)) && (
        <div>
          {children}
          {left}
        </div>
      )}
      {right.some(Boolean) && <div>{right}</div>}
    </div>
  );
}
