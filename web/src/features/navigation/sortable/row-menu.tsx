import { clsx } from 'clsx';
import { CloudOff, Copy, Ellipsis, FilePlus2, FolderInput, Link2, PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PageNode } from '../../../api/types';
import { ActionMenu, type MenuAction } from '../../../components/action-menu';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { isSystemPage } from '../../page-tree';
import { MoveDialog } from './move-dialog';
import { RenameDialog } from './rename-dialog';
import styles from './row-menu.module.css';
import { usePageActions } from './use-page-actions';

interface RowMenuProps {
  node: PageNode;
  /** Whether it stands under another page: then nothing goes under it. */
  sub: boolean;
  /** Called before an action leads elsewhere. */
  onLeave?: () => void;
}

/** The state of the router that makes a new page a sub-page. */
const under = ({ id }: PageNode) => ({ parent: id });

const focusTitle = (): void =>
  document.querySelector<HTMLElement>('[data-opening] textarea')?.focus({ preventScroll: false });

/** What an editor does with a page from the tree: a button that adds a sub-page, and the rest in a menu. */
export function RowMenu({ node, sub, onLeave }: RowMenuProps) {
  const [asking, setAsking] = useState<'rename' | 'move' | 'offline' | null>(null);
  const actions = usePageActions(node);
  const label = `Meer voor ${node.title}`;
  const isSystem = isSystemPage(node.slug);
  const mayHavePages = !sub && !isSystem;
  const close = () => setAsking(null);

  const rename = (): void => {
    if (!actions.isOpen) return setAsking('rename');
    onLeave?.();
    requestAnimationFrame(focusTitle);
  };
  /** The row disappears: focus moves to the previous row, or to the next one. */
  const remove = async (): Promise<void> => {
    if (actions.isOpen) onLeave?.();
    const menus = [...document.querySelectorAll<HTMLElement>('[data-tools] [aria-haspopup]')];
    const at = menus.findIndex((menu) => menu.closest(`[data-tools="${node.id}"]`));
    await actions.remove();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (menus[at - 1] ?? menus[at + 1])?.focus();
    });
  };
  const items: (MenuAction | false)[] = [
    mayHavePages && {
      label: 'Subpagina',
      icon: <FilePlus2 />,
      to: '/huisstijl/create',
      state: under(node),
      run: onLeave,
    },
    {
      label: 'Dupliceren',
      icon: <Copy />,
      run: () => {
        onLeave?.();
        void actions.duplicate();
      },
    },
    { label: 'Hernoemen', icon: <PenLine />, run: rename },
    { label: 'Adres kopiëren', icon: <Link2 />, run: () => void actions.copyAddress() },
    !isSystem && { label: 'Verplaatsen naar…', icon: <FolderInput />, run: () => setAsking('move') },
    // The editor has its own menu, which knows about unsaved changes.
    node.published_at !== null &&
      !actions.isOpen && { label: 'Offline halen', icon: <CloudOff />, run: () => setAsking('offline') },
    !isSystem && {
      label: 'Verwijderen',
      icon: <Trash2 />,
      danger: true,
      run: () => void remove(),
    },
  ];

  return (
    <span className={styles.tools} data-tools={node.id}>
      {mayHavePages && (
        <Link
          className={clsx(styles.tool, styles.add)}
          to="/huisstijl/create"
          state={under(node)}
          aria-label={`Subpagina onder ${node.title}`}
          onClick={onLeave}
        >
          <Plus />
        </Link>
      )}
      <ActionMenu label={label} className={styles.tool} items={items.filter((item) => item !== false)}>
        <Ellipsis />
      </ActionMenu>
      {asking === 'rename' && <RenameDialog title={node.title} onRename={actions.rename} onClose={close} />}
      {asking === 'move' && <MoveDialog node={node} onClose={close} />}
      {asking === 'offline' && (
        <ConfirmDialog
          title={`${node.title} offline halen?`}
          verb="Offline halen"
          onClose={close}
          onConfirm={() => {
            close();
            void actions.takeOffline();
          }}
        >
          <p>Bezoekers zien de pagina dan niet meer. Je concept blijft staan.</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
