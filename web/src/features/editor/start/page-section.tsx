import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { ListState } from '../../../components/list-state';
import { usePages, type PageQuery } from './api';
import { PageRows } from './page-rows';
import styles from './start.module.css';

interface PageSectionProps {
  title: string;
  query: Omit<PageQuery, 'most'>;
  /** How many it shows until more are asked for. */
  few: number;
  none: string;
}

export function PageSection({ title, query, few, none }: PageSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [all, setAll] = useState(false);
  const answer = usePages({ ...query, most: all ? null : few });
  const { data } = answer;
  const pages = data?.pages ?? [];
  const total = data?.total ?? 0;
  /** The button goes: the focus waits at the last row, before those that come. */
  const showAll = (): void => {
    section.current?.querySelector<HTMLElement>('li:last-child a')?.focus();
    setAll(true);
  };
  return (
    <section ref={section} className={clsx('stack', styles.section)} aria-labelledby={id}>
      <h2 className="line title-3" id={id}>
        {title}
        {total > 0 && <span className={clsx('muted tabular', styles.count)}>{total}</span>}
      </h2>
      {pages.length > 0 && <PageRows pages={pages} labelledBy={id} />}
      {data && pages.length === 0 && <p className={`muted ${styles.none}`}>{none}</p>}
      {!all && total > pages.length && (
        <div>
          <Button variant="soft" small aria-describedby={id} onClick={showAll}>
            Alles laten zien
          </Button>
        </div>
      )}
      <ListState list={answer} />
    </section>
  );
}
