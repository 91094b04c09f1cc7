import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { getOrnament } from '../lib/ornament';
import { useSite } from '../lib/site';
import styles from './empty-state.module.css';
import { Ornament } from './ornament';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Shown instead of an empty list: one sentence, one next step. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  const ornament = getOrnament(useSite());
  return (
    <div className={clsx('stack panel', styles.empty)}>
      {ornament && !('name' in ornament) && <Ornament of={ornament} className={styles.ornament} />}
      <h2 className="title-3 breaks">{title}</h2>
      <p>{children}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
