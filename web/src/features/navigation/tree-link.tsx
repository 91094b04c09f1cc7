import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { editPath, isEditingPath, linkPath } from '../page-tree';
import { homePath, useSite } from '../../lib/site';
import { StatusBadge } from '../../components/badge';
import styles from './page-tree.module.css';

interface TreeLinkProps {
  node: PageNode;
  number: string;
  current: string | undefined;
  sub?: boolean;
  onChoose?: () => void;
  /** Controls next to the link, such as the toggle for sub-pages. */
  children?: ReactNode;
  /** Rendered before the link, such as a handle. */
  before?: ReactNode;
  badge?: ReactNode;
}

/** One page in the tree. Links to the editor during editing, and for pages that were never published. */
export function TreeLink({ node, number, current, sub, onChoose, children, before, badge }: TreeLinkProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const home = homePath(site);
  const isCurrent = node.slug === current;
  return (
    <div className={clsx('rounded', styles.row, sub && styles.sub, isCurrent && styles.current)}>
      {before}
      <Link
        className={clsx('grid gap-1 rounded breaks', styles.link)}
        to={isEditingPath(pathname) ? editPath(node.slug, home) : linkPath(node, home)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        <span className={clsx('text-xs tabular', styles.number)} aria-hidden="true">
          {number}
        </span>
        <span className={clsx('spread', styles.words)}>
          <span>{node.title}</span>
          {node.status && node.status !== 'published' && <StatusBadge status={node.status} />}
          {badge}
        </span>
      </Link>
      {children}
    </div>
  );
}
