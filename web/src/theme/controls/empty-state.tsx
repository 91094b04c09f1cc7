import type { ReactNode } from 'react';
import drawing from '../img/leeg.svg';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children: ReactNode;
  /** The next step. */
  actions?: ReactNode;
}

/** What stands in the place of a list with nothing in it: one sentence, one next step. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img src={drawing} alt="" width={168} height={112} />
      <h2>{title}</h2>
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
