import type { ReactNode } from 'react';
import { EmptyDrawing } from '../theme/drawings/empty';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** Shown instead of an empty list: one sentence, one next step. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyDrawing />
      <h2>{title}</h2>
      <p>{children}</p>
      {actions && <div className="cluster">{actions}</div>}
    </div>
  );
}
