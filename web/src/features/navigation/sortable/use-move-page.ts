import type { PageNode } from '../../../api/types';
import { api, unwrap } from '../../../lib/api/client';
import { listedPages, refreshPageTree, showPageTree } from '../../page-tree';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { moveInTree, type Landing } from './move';

type Place = Exclude<Landing, { refused: string }>;

const getChildren = (tree: PageNode[], parentId: string | null): string[] => {
  const parent = tree.find(({ id }) => id === parentId);
  return (parent?.pages ?? listedPages(tree)).map(({ id }) => id);
};

function getPlace(tree: PageNode[], id: string): Place {
  const parentId = tree.find(({ pages }) => pages.some((page) => page.id === id))?.id ?? null;
  return { parentId, siblings: getChildren(tree, parentId) };
}

/** A place of before, without the siblings that have gone since. */
function getCurrentPlace(tree: PageNode[], id: string, { parentId, siblings }: Place): Place {
  const present = [id, ...getChildren(tree, parentId)];
  return { parentId, siblings: siblings.filter((sibling) => present.includes(sibling)) };
}

function describeMove(tree: PageNode[], { title }: PageNode, from: Place, to: Place): string {
  const parent = tree.find(({ id }) => id === to.parentId);
  if (parent) return `${title} staat nu onder ${parent.title}.`;
  return from.parentId === null ? `${title} is verplaatst.` : `${title} is nu een hoofdpagina.`;
}

/** Moves a page: optimistically in the UI, then on the server. Rolls back when the server refuses. */
export function useMovePage(tree: PageNode[]) {
  const report = useReportError();

  async function put(from: PageNode[], { id }: PageNode, { parentId, siblings }: Place): Promise<PageNode[]> {
    showPageTree(moveInTree(from, id, parentId, siblings));
    try {
      const body = { id, parent_id: parentId, siblings };
      const now = await unwrap(api.PUT('/pages/{id}/map', { params: { path: { id } }, body }));
      showPageTree(now);
      return now;
    } catch (thrown) {
      report(thrown);
      await refreshPageTree();
      return [];
    }
  }

  return async (node: PageNode, to: Landing): Promise<void> => {
    if ('refused' in to) {
      toast.warning(
        `${node.title} is niet verplaatst`,
        "Een pagina met subpagina's kan zelf geen subpagina worden.",
      );
      return;
    }
    const from = getPlace(tree, node.id);
    const moved = await put(tree, node, to);
    if (moved.length === 0) return;
    const putBack = async (): Promise<void> => {
      // Others may have moved or deleted pages meanwhile.
      const now = await unwrap(api.GET('/admin/pages/map')).catch(() => moved);
      const back = await put(now, node, getCurrentPlace(now, node.id, from));
      if (back.length > 0) toast.success(`${node.title} staat weer op zijn plek.`);
    };
    toast.success(describeMove(tree, node, from, to), undefined, {
      label: 'Ongedaan maken',
      run: () => void putBack(),
    });
  };
}
