import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { getChapters, linkPath, neighbours } from '../page-tree';
import { homePath, useSite } from '../../lib/site';
import styles from './neighbours.module.css';
import { usePrefetchInSight } from './prefetch';

export function Neighbours({ tree, slug }: { tree: PageNode[]; slug: string }) {
  const site = useSite();
  const { previous, next } = neighbours(getChapters(tree, site), slug);
  const home = homePath(site);
  const element = useRef<HTMLElement>(null);
  usePrefetchInSight(element);
  if (!previous && !next) return null;
  return (
    <nav ref={element} className={`wrap stack ${styles.next}`} aria-label="Verder lezen" data-screen-only>
      {previous && (
        <Link className="stack gap-half panel edged" to={linkPath(previous, home)}>
          <span className="meta">Vorige</span>
          <span className={clsx('line gap-2 strong breaks', styles.title)}>
            <ArrowLeft />
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={linkPath(next, home)} className={clsx('stack gap-half panel edged', styles.forward)}>
          <span className="meta">Volgende</span>
          <span className={clsx('line gap-2 strong breaks', styles.title)}>
            {next.title}
            <ArrowRight />
          </span>
        </Link>
      )}
    </nav>
  );
}
