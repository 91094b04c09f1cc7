import { clsx } from 'clsx';
import { useId } from 'react';
import { ListState } from '../../../components/list-state';
import { usePages, type PageQuery } from './api';
import { PageRows } from './page-rows';
import styles from './start.module.css';

interface PageSectionProps {
  title: string;
  query: PageQuery;
  none: string;
}

export function PageSection({ title, query, none }: PageSectionProps) {
  const id = useId();
  const answer = usePages(query);
  const { data } = answer;
  const pages = data?.data ?? [];
  const total = data?.meta.pagination.total ?? 0;
  return (
    <section className={clsx('stack', styles.section)} aria-labelledby={id}>
      <h2 className="line title-3" id={id}>
        {title}
        {total > 0 && <span className={clsx('muted tabular', styles.count)}>{total}</span>}
      </h2>
      {pages.length > 0 && <PageRows pages={pages} labelledBy={id} />}
      {data && pages.length === 0 && <p className={`muted ${styles.none}`}>{none}</p>}
      <ListState list={answer} />
    </section>
  );
}
