import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageNode } from '../../api/types';
import { NO_RESPONSE, toApiError } from '../../lib/api/errors';
import { demoPages, numberTree, usePageTree } from '../page-tree';
import styles from './page-tree.module.css';
import { TreeLink } from './tree-link';
import { TreeState } from './tree-state';
import { TreeToggle } from './tree-toggle';
import { slugOfPath, useExpanded } from './use-expanded';

interface PageTreeProps {
  onChoose?: () => void;
  /** What an editor does with a page; `sub` when it stands under another. */
  tools?: (node: PageNode, sub: boolean) => ReactNode;
}

/** The tree of pages that the viewer may see, numbered like a book, with one collapsible level. */
export function PageTree({ onChoose, tools }: PageTreeProps) {
  const { tree, chapters, loaded, error } = usePageTree();
  const { pathname } = useLocation();
  const current = slugOfPath(pathname);
  const [isExpanded, toggle] = useExpanded(tree, current);
  const pages = numberTree(
    !loaded && error && toApiError(error).status === NO_RESPONSE ? demoPages : chapters,
  );

  if (pages.length === 0) return <TreeState loaded={loaded} error={error} />;
  return (
    <nav aria-label="Pagina's">
      <ul className={styles.tree}>
        {pages.map(({ node, number, children }) => (
          <li key={node.id}>
            <TreeLink node={node} number={number} current={current} onChoose={onChoose}>
              {tools?.(node, false)}
              {children.length > 0 && (
                <TreeToggle
                  id={node.id}
                  title={node.title}
                  open={isExpanded(node.id)}
                  onToggle={() => toggle(node.id)}
                />
              )}
            </TreeLink>
            {children.length > 0 && isExpanded(node.id) && (
              <ul>
                {children.map((child) => (
                  <li key={child.node.id}>
                    <TreeLink
                      node={child.node}
                      number={child.number}
                      current={current}
                      sub
                      onChoose={onChoose}
                    >
                      {tools?.(child.node, true)}
                    </TreeLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
