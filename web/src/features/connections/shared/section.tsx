import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  about?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the screen: what it is for, its button, and its list. */
export function Section({ title, about, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={clsx('stack', styles.section)} aria-labelledby={id}>
      <div className={clsx('spread', styles.head)}>
        <div>
          <h2 className="title-3" id={id}>
            {title}
          </h2>
          {about && <p className="small soft">{about}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
