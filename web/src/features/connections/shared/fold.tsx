import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** What few need, folded. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={clsx('panel edged', styles.fold)}>
    <summary className="line gap-2 rounded strong">
      {summary}
      <ChevronDown />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
