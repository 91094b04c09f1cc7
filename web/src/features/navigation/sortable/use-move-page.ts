import type { PageNode } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { refreshPageTree, showPageTree } from '../../../lib/page-tree/use-page-tree';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { moveInTree, type Landing } from './move';

/** Moves a page: at once on the screen, then on the server. What the server refuses is put back. */
export function useMovePage(tree: PageNode[]) {
  const report = useReportError();
  return async (node: PageNode, to: Landing): Promise<void> => {
    if ('refused' in to) {
      toast.warning(
        `${node.title} is niet verplaatst`,
        "Een pagina met subpagina's kan zelf geen subpagina worden.",
      );
      return;
    }
    const { parentId, siblings } = to;
    showPageTree(moveInTree(tree, node.id, parentId, siblings));
    try {
      const body = { id: node.id, parent_id: parentId, siblings };
      showPageTree(await unwrap(api.PUT('/pages/{id}/map', { params: { path: { id: node.id } }, body })));
      toast.success(`${node.title} is verplaatst`);
    } catch (thrown) {
      report(thrown);
      await refreshPageTree();
    }
  };
}
