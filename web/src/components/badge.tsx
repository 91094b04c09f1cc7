import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  /** `plain` has no dot: give it an icon or just a word. */
  kind?: 'plain' | 'draft' | 'published' | 'modified' | 'info';
  className?: string;
  children: ReactNode;
}

/** A shape and a word: never colour alone. */
export function Badge({ kind = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'line tiny-icons text-xs strong',
        styles.badge,
        kind !== 'plain' && styles[kind],
        className,
      )}
    >
      {kind !== 'plain' && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}

const STATUS = { draft: 'Concept', published: 'Gepubliceerd', modified: 'Gewijzigd' } as const;

/** The status of a page in one word, the same everywhere. */
export function StatusBadge({ status }: { status: keyof typeof STATUS }) {
  return <Badge kind={status}>{STATUS[status]}</Badge>;
}
