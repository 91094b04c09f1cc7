import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLinkingPages } from '../api';
import styles from './linking-pages.module.css';

const counted = (count: number): string =>
  count === 1 ? '1 pagina verwijst hiernaar' : `${count} pagina's verwijzen hiernaar`;

interface LinkingPagesProps {
  pageId: string;
  /** Explains what happens to those links. */
  children?: ReactNode;
}

/** The titles of pages that link to a page; renders nothing when there are none. */
export function LinkingPages({ pageId, children }: LinkingPagesProps) {
  const pages = useLinkingPages(pageId);
  if (!pages || pages.length === 0) return null;
  return (
    <div className={clsx('text-sm', styles.linking)}>
      <p>
        <strong>{counted(pages.length)}</strong>
        {children && <>. {children}</>}
      </p>
      <ul>
        {pages.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
