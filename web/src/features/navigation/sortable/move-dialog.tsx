import { useId, useState, type FormEvent } from 'react';
import type { PageNode } from '../../../api/types';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { Select } from '../../../components/select';
import { isSystemPage, listedPages, usePageTree } from '../../page-tree';
import { useMovePage } from './use-move-page';

interface MoveDialogProps {
  node: PageNode;
  onClose: () => void;
}

const TOP = '';

/** The row comes back elsewhere in the tree, or hides under a parent that is closed: the focus goes along. */
function followRow(tree: Element | null, id: string, parent: string): void {
  if (document.activeElement !== document.body) return;
  const menu = tree?.querySelector<HTMLElement>(`[data-tools="${id}"] [aria-haspopup]`);
  const button = menu ?? tree?.querySelector<HTMLElement>(`[data-toggles="${parent}"]`);
  button?.focus();
}

/** Chooses a place for a page without dragging it: the page above it, and the one before it. */
export function MoveDialog({ node, onClose }: MoveDialogProps) {
  const { tree } = usePageTree();
  const movePage = useMovePage(tree);
  const now = tree.find(({ pages }) => pages.some(({ id }) => id === node.id))?.id ?? TOP;
  const [parent, setParent] = useState(now);
  const siblingsUnder = (id: string): PageNode[] => {
    const pages = id === TOP ? listedPages(tree) : (tree.find((page) => page.id === id)?.pages ?? []);
    return pages.filter((page) => page.id !== node.id);
  };
  const before = (id: string): string => {
    const all = id === TOP ? listedPages(tree) : (tree.find((page) => page.id === id)?.pages ?? []);
    return all[all.findIndex((page) => page.id === node.id) - 1]?.id ?? TOP;
  };
  const [after, setAfter] = useState(() => before(now));
  const siblings = siblingsUnder(parent);
  const form = useId();
  const parents = tree.filter(({ id, slug }) => id !== node.id && !isSystemPage(slug));

  function choose(id: string): void {
    setParent(id);
    setAfter(id === now ? before(id) : (siblingsUnder(id).at(-1)?.id ?? TOP));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const list = event.currentTarget.closest('nav');
    const ids = siblings.map(({ id }) => id);
    const at = after === TOP ? 0 : ids.indexOf(after) + 1;
    onClose();
    await movePage(node, {
      parentId: parent === TOP ? null : parent,
      siblings: ids.toSpliced(at, 0, node.id),
    });
    requestAnimationFrame(() => followRow(list, node.id, parent));
  }

  return (
    <Dialog
      title={`${node.title} verplaatsen`}
      onClose={onClose}
      verbs={
        <Button type="submit" form={form}>
          Verplaatsen
        </Button>
      }
    >
      <form id={form} className="stack" onSubmit={(event) => void submit(event)}>
        <Select
          label="Onder"
          value={parent}
          choices={[
            { value: TOP, label: 'Geen: hoogste niveau' },
            ...(node.pages.length > 0 ? [] : parents.map(({ id, title }) => ({ value: id, label: title }))),
          ]}
          hint={
            node.pages.length > 0 ? "Een pagina met subpagina's blijft op het hoogste niveau." : undefined
          }
          onChange={(event) => choose(event.target.value)}
        />
        <Select
          label="Plaats"
          value={after}
          choices={[
            { value: TOP, label: 'Bovenaan' },
            ...siblings.map(({ id, title }) => ({ value: id, label: `Na ${title}` })),
          ]}
          onChange={(event) => setAfter(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
