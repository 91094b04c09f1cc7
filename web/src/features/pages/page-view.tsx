import type { Page } from '../../api/types';
import { pathTo, usePageTree } from '../page-tree';
import { PageBlocks } from '../blocks';
import { Neighbours } from './neighbours';
import { Opening } from './opening';
import { useHash } from './use-page';

export function PageView({ page }: { page: Page }) {
  useHash(page.id);
  const { tree } = usePageTree();
  return (
    <article>
      <Opening page={page} above={pathTo(tree, page.slug).slice(0, -1)} />
      <PageBlocks blocks={page.blocks} />
      <Neighbours tree={tree} slug={page.slug} />
    </article>
  );
}
