import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findOutside, isEditingPath, usePageTree, useSchedules } from '../../page-tree';
import styles from '../page-tree.module.css';
import { TreeState } from '../tree-state';
import { TreeToggle } from '../tree-toggle';
import { slugOfPath, useExpanded } from '../use-expanded';
import { announcements, instructions } from './announcements';
import { treeKeyboard } from './keyboard';
import { getLanding, getPartAt, toRows, type Landing, type Part, type Row } from './move';
import { SortableRow } from './sortable-row';
import { useMovePage } from './use-move-page';
import { DRAG_POINTER } from '../../../lib/drag-pointer';
import { useSite } from '../../../lib/site';
import { useLatest } from '../../../lib/use-latest';

interface Drag {
  id: string;
  /** The row under the dragged one, and the part of it. */
  over: string | null;
  part: Part | undefined;
  to: Landing | null;
}

/** Rows stay put during a drag, so that the drop hits the row that the user aims at. */
const stay = (): null => null;

/** The row under the pointer, with its part; the keyboard moves from row to row. */
const collisions: CollisionDetection = (args) => {
  const { pointerCoordinates: at, droppableRects } = args;
  if (!at) return closestCenter(args);
  const under = pointerWithin(args);
  return (under.length > 0 ? under : closestCenter(args)).map((collision) => {
    const rect = droppableRects.get(collision.id);
    return { ...collision, data: { ...collision.data, part: rect && getPartAt(at.y, rect) } };
  });
};

/** How long a page must hover over another one before that expands, in milliseconds. */
const WAIT = 700;

const PARTS: readonly Part[] = ['before', 'on', 'after'];

function toPart({ collisions: found }: DragMoveEvent): Part | undefined {
  const part: unknown = found?.[0]?.data?.['part'];
  return PARTS.find((each) => each === part);
}

/** The tree for admins: drag a page by its handle, or pick it up with the keyboard. */
export function SortablePageTree() {
  const { tree, loaded, error } = usePageTree();
  const schedules = useSchedules();
  const { pathname } = useLocation();
  const current = slugOfPath(pathname);
  const editing = isEditingPath(pathname);
  const [isExpanded, toggle, open] = useExpanded(tree, current);
  const [drag, setDrag] = useState<Drag | null>(null);
  const movePage = useMovePage(tree);
  const sensors = useSensors(
    useSensor(PointerSensor, DRAG_POINTER),
    useSensor(KeyboardSensor, { coordinateGetter: treeKeyboard }),
  );
  const site = useSite();
  const outside = useMemo(() => findOutside(tree, site), [tree, site]);
  const rows = useMemo(() => toRows(tree, isExpanded, outside), [tree, isExpanded, outside]);
  const ids = rows.map((row) => row.node.id);
  const say = announcements(
    (id) => rows.find((row) => row.node.id === id)?.node.title ?? '',
    (...place) => getLanding(rows, ...place, drag?.part),
    drag?.to ?? null,
  );

  // Hovering over a page means looking for a position among its sub-pages.
  const waitsAbove = drag?.part === 'on' && drag.over !== drag.id ? drag.over : null;
  const opening = useLatest(open);
  useEffect(() => {
    if (waitsAbove === null) return;
    const timer = setTimeout(() => opening.current(waitsAbove), WAIT);
    return () => clearTimeout(timer);
  }, [waitsAbove, opening]);

  // The tree scrolls by itself: a new page stands at its end.
  const nav = useRef<HTMLElement>(null);
  const isThere = rows.some(({ node }) => node.slug === current);
  useEffect(() => {
    if (isThere) nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isThere, current]);

  function pickUp({ active }: DragStartEvent) {
    const parentId = rows.find(({ node }) => node.id === active.id)?.parentId ?? null;
    setDrag({ id: `${active.id}`, over: null, part: undefined, to: { parentId, siblings: [] } });
  }

  function follow(event: DragMoveEvent) {
    const { active, over, delta } = event;
    const part = toPart(event);
    const to = over && getLanding(rows, `${active.id}`, `${over.id}`, delta.x, part);
    setDrag({ id: `${active.id}`, over: over && `${over.id}`, part, to });
  }

  function drop(event: DragEndEvent) {
    const { active, over, delta } = event;
    setDrag(null);
    const row = rows.find(({ node }) => node.id === active.id);
    const to = over && getLanding(rows, `${active.id}`, `${over.id}`, delta.x, toPart(event));
    // Expands the parent, so that the dropped page is visible.
    if (to && 'parentId' in to && to.parentId !== null) open(to.parentId);
    const stays = to && !('refused' in to) && to.parentId === row?.parentId && over.id === active.id;
    if (row && to && !stays) void movePage(row.node, to);
  }

  function getMark({ node }: Row, index: number): Part | undefined {
    if (!drag?.to || 'refused' in drag.to || drag.over !== node.id || drag.id === node.id) return undefined;
    if (drag.part === 'on' && drag.to.parentId === node.id) return 'on';
    if (drag.part === 'before' || drag.part === 'after') return drag.part;
    return ids.indexOf(drag.id) < index ? 'after' : 'before';
  }

  if (!loaded || rows.length === 0) return <TreeState loaded={loaded} error={error} />;
  return (
    <nav ref={nav} aria-label="Pagina's">
      <DndContext
        sensors={sensors}
        collisionDetection={collisions}
        accessibility={{ announcements: say, screenReaderInstructions: instructions }}
        onDragStart={pickUp}
        onDragMove={follow}
        onDragOver={follow}
        onDragEnd={drop}
        onDragCancel={() => setDrag(null)}
      >
        <SortableContext items={ids} strategy={stay}>
          <ul className={styles.tree}>
            {rows.map((row, index) => {
              const to = drag?.id === row.node.id ? drag.to : null;
              return (
                <SortableRow
                  key={row.node.id}
                  row={row}
                  current={current}
                  editing={editing}
                  scheduledAt={schedules.get(row.node.id)}
                  isOutside={outside.has(row.node.id)}
                  landsAsSub={to === null ? row.sub : 'parentId' in to && to.parentId !== null}
                  refused={to !== null && 'refused' in to}
                  mark={getMark(row, index)}
                >
                  {row.node.pages.length > 0 && (
                    <TreeToggle
                      id={row.node.id}
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
