import { lazy, Suspense } from 'react';
import type { Page } from '../../api/types';
import { useSession } from '../../lib/session/use-session';
import { pathTo, usePageTree } from '../page-tree';
import { PageArticle } from './page-article';
import { useHash } from './use-page';

const EditHere = lazy(() => import('./edit-here'));

export function PageView({ page }: { page: Page }) {
  useHash(page.id);
  const { tree } = usePageTree();
  const { isAdmin } = useSession();
  return (
    <PageArticle {...{ page, tree }} above={pathTo(tree, page.slug).slice(0, -1)}>
      {isAdmin && (
        <Suspense>
          <EditHere page={page} />
        </Suspense>
      )}
    </PageArticle>
  );
}
