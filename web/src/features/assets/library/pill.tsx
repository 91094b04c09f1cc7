import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './pill.module.css';

interface PillProps {
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter of a list: on or off. */
export const Pill = ({ on, onToggle, children }: PillProps) => (
  <button
    type="button"
    className={clsx('line text-sm edged', styles.pill)}
    aria-pressed={on}
    onClick={onToggle}
  >
    {children}
  </button>
);
