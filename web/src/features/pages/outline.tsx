import { clsx } from 'clsx';
import { ArrowUp, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Block } from '../../api/types';
import { flatten, getHeadings, type Heading } from './headings';
import styles from './outline.module.css';
import { useReadingPlace } from './use-reading-place';

const FEW = 3;

interface EntriesProps {
  headings: readonly Heading[];
  /** The anchor of the one that is read. */
  current: string | undefined;
}

const Entries = ({ headings, current }: EntriesProps) => (
  <ol role="list" className={clsx('breaks', styles.entries)}>
    {headings.map(({ anchor, title, below }) => (
      <li key={anchor}>
        <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
          {title}
        </a>
        {below.length > 0 && <Entries headings={below} current={current} />}
      </li>
    ))}
  </ol>
);

/** "Op deze pagina". Short pages have none. */
export default function Outline({ blocks }: { blocks: readonly Block[] }) {
  const headings = getHeadings(blocks);
  return flatten(headings).length < FEW ? null : <Headings headings={headings} />;
}

/**
 * Next to the title on wide screens, collapsible on small ones. Once it is out of sight it is a bar below the top bar,
 * which says where the reader is.
 */
function Headings({ headings }: { headings: readonly Heading[] }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  const all = flatten(headings);
  const { current, bar } = useReadingPlace(
    place,
    all.map(({ anchor }) => anchor),
  );
  const at = all.findIndex(({ anchor }) => anchor === current);
  const isRead = bar !== null && at >= 0;
  const isBar = bar !== null;
  // As a bar it lies over what is read: it folds when it becomes one, leads somewhere, or at Escape.
  useEffect(() => {
    const details = list.current;
    if (!details || !isBar) return;
    const fold = (): void => details.removeAttribute('open');
    const ends = new AbortController();
    const summary = details.querySelector('summary');
    fold();
    details.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && fold(), ends);
    details.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        fold();
        summary?.focus();
      },
      ends,
    );
    return () => ends.abort();
  }, [isBar]);
  const entries = <Entries headings={headings} current={current} />;
  return (
    // What follows stays where it is when the bar takes its contents.
    <div ref={place} className={styles.outline} style={{ minHeight: bar?.height }}>
      <nav
        className={clsx(bar && styles.bar)}
        style={bar ? { left: bar.left, width: bar.width } : undefined}
        aria-labelledby={id}
      >
        <h2 id={id} className={styles.heading}>
          Op deze pagina
        </h2>
        <div className={styles.wide}>{entries}</div>
        <details ref={list} className={styles.small}>
          <summary className="line gap-2 panel edged">
            {isRead && (
              <span className={`meta ${styles.count}`}>
                {at + 1} van {all.length}
              </span>
            )}
            <span className={clsx('breaks', styles.now)}>{isRead ? all[at]?.title : 'Op deze pagina'}</span>
            <ChevronDown />
          </summary>
          <div className={styles.list}>{entries}</div>
        </details>
        {bar && (
          <a href="#inhoud" className={styles.up} data-screen-only>
            <ArrowUp />
            <span>Naar boven</span>
          </a>
        )}
      </nav>
    </div>
  );
}
