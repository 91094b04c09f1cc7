import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { neighbours, pagePath } from '../../lib/page-tree/tree';
import styles from './neighbours.module.css';

/** The page before and after this one, in the order of the guide. */
export function Neighbours({ tree, slug }: { tree: PageNode[]; slug: string }) {
  const { previous, next } = neighbours(tree, slug);
  if (!previous && !next) return null;
  return (
    <nav className={`wrap ${styles.next}`} aria-label="Verder lezen" data-screen-only>
      {previous && (
        <Link to={pagePath(previous.slug)}>
          <span className="meta">Vorige</span>
          <span className={styles.title}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={pagePath(next.slug)} className={styles.forward}>
          <span className="meta">Volgende</span>
          <span className={styles.title}>
            {next.title}
            <ArrowRight className="icon" aria-hidden="true" />
          </span>
        </Link>
      )}
    </nav>
  );
}
