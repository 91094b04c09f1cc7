import { lazy, Suspense } from 'react';
import type { Page } from '../../api/types';
import { getAddedFields } from '../../lib/added-fields';
import { useSession } from '../../lib/session/use-session';
import { pathTo, usePageTree } from '../page-tree';
import { PageBlocks } from '../blocks';
import { Neighbours } from './neighbours';
import { Opening } from './opening';
import { useHash } from './use-page';

const EditHere = lazy(() => import('./edit-here'));

export function PageView({ page }: { page: Page }) {
  useHash(page.id);
  const { tree } = usePageTree();
  const { isAdmin } = useSession();
  return (
    <article>
      <Opening page={page} above={pathTo(tree, page.slug).slice(0, -1)} />
      <PageBlocks blocks={page.blocks} fields={getAddedFields(page)} />
      <Neighbours tree={tree} slug={page.slug} />
      {isAdmin && (
        <Suspense>
          <EditHere page={page} />
        </Suspense>
      )}
    </article>
  );
}
