import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './note.module.css';

interface NoteProps {
  kind: 'warning' | 'error';
  /** An icon. */
  icon: ReactNode;
  children: ReactNode;
}

/** One line that asks for attention: an icon and words. */
export const Note = ({ kind, icon, children }: NoteProps) => (
  <span className={clsx('line text-sm small-icons', styles.note, styles[kind])}>
    {icon}
    <span>{children}</span>
  </span>
);
