import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  summary: string;
  className?: string;
  children: ReactNode;
}

/** What few need, folded. */
export const Fold = ({ summary, className, children }: FoldProps) => (
  <details className={clsx('panel edged', styles.fold, className)}>
    <summary className="line gap-2 rounded strong">
      {summary}
      <ChevronDown />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
