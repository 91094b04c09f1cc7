import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTree } from '../../../lib/page-tree/use-page-tree';
import { useSchedules } from '../../../lib/page-tree/use-schedules';
import styles from '../page-tree.module.css';
import { TreeState } from '../tree-state';
import { TreeToggle } from '../tree-toggle';
import { slugOfPath, useExpanded } from '../use-expanded';
import { announcements, instructions } from './announcements';
import { treeKeyboard } from './keyboard';
import { landing, toRows, type Landing } from './move';
import { SortableRow } from './sortable-row';
import { useMovePage } from './use-move-page';

interface Drag {
  id: string;
  to: Landing | null;
}

/** The tree of administrators: drag a page by its handle, or pick it up with the keyboard. */
export function SortablePageTree() {
  const { tree, loaded, error } = usePageTree();
  const schedules = useSchedules();
  const { pathname } = useLocation();
  const current = slugOfPath(pathname);
  const [isExpanded, toggle] = useExpanded(tree, current);
  const [drag, setDrag] = useState<Drag | null>(null);
  const movePage = useMovePage(tree);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeyboard }),
  );
  const rows = useMemo(() => toRows(tree, isExpanded, drag?.id ?? null), [tree, isExpanded, drag?.id]);
  const ids = rows.map((row) => row.node.id);
  const say = announcements(
    (id) => rows.find((row) => row.node.id === id)?.node.title ?? '',
    (...place) => landing(rows, ...place),
    drag?.to ?? null,
  );

  function pickUp({ active }: DragStartEvent) {
    const parentId = rows.find(({ node }) => node.id === active.id)?.parentId ?? null;
    setDrag({ id: `${active.id}`, to: { parentId, siblings: [] } });
  }

  const follow = ({ active, over, delta }: DragMoveEvent) =>
    setDrag({ id: `${active.id}`, to: over && landing(rows, `${active.id}`, `${over.id}`, delta.x) });

  function drop({ active, over, delta }: DragEndEvent) {
    setDrag(null);
    const row = rows.find(({ node }) => node.id === active.id);
    const to = over && landing(rows, `${active.id}`, `${over.id}`, delta.x);
    const stays = to && !('refused' in to) && to.parentId === row?.parentId && over.id === active.id;
    if (row && to && !stays) void movePage(row.node, to);
  }

  if (!loaded || rows.length === 0) return <TreeState loaded={loaded} error={error} />;
  return (
    <nav aria-label="Pagina's">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: say, screenReaderInstructions: instructions }}
        onDragStart={pickUp}
        onDragMove={follow}
        onDragOver={follow}
        onDragEnd={drop}
        onDragCancel={() => setDrag(null)}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className={styles.tree}>
            {rows.map((row) => {
              const to = drag?.id === row.node.id ? drag.to : null;
              return (
                <SortableRow
                  key={row.node.id}
                  row={row}
                  current={current}
                  scheduledAt={schedules.get(row.node.id)}
                  landsAsSub={to === null ? row.sub : 'parentId' in to && to.parentId !== null}
                  refused={to !== null && 'refused' in to}
                >
                  {row.node.pages.length > 0 && (
                    <TreeToggle
                      title={row.node.title}
                      open={isExpanded(row.node.id)}
                      onToggle={() => toggle(row.node.id)}
                    />
                  )}
                </SortableRow>
              );
            })}
          </ul>
        </SortableContext>
      </DndContext>
    </nav>
  );
}
