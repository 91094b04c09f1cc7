import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './elements.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('stack gap-3', styles.section)}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
