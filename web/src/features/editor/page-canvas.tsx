import { clsx } from 'clsx';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { Block, BlockType } from '../../api/types';
import { type BlockLook, EmptyPlaceContext, getHero, PageBlocks, PictureLoading } from '../blocks';
import { BlockFrame } from './blocks/block-frame';
import { blockSummary } from './blocks/block-summary';
import { InsertPoint } from './blocks/insert-point';
import { getType } from './blocks/get-type';
import type { BlockActions } from './blocks/use-block-actions';
import type { DropHints } from './files/drop-hints';
import { StillPlace } from './in-place/asset-placeholder';
import { getErrors, type Errors } from './saving/refusals';
import type { AddedFields } from '../../lib/added-fields';
import { DRAG_POINTER } from '../../lib/drag-pointer';
import styles from './page-canvas.module.css';

interface PageCanvasProps {
  blocks: readonly Block[];
  types: readonly BlockType[];
  /** The fields that were added to pages. */
  fields: AddedFields;
  home: boolean;
  selectedId: number | null;
  outline: boolean;
  filesOver: DropHints | null;
  errors: Errors;
  actions: BlockActions;
  /** Rendered under a selected block when the window has no room for a panel. */
  below: ((block: Block) => ReactNode) | null;
}

const INSTRUCTIONS = {
  draggable:
    'Druk op spatie om het blok op te pakken. Verplaats met pijl omhoog en omlaag. Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** By pointer position, because blocks differ in height; the keyboard moves from slot to slot. */
const collisions: CollisionDetection = (args) => {
  const under = args.pointerCoordinates ? pointerWithin(args) : [];
  return under.length > 0 ? under : closestCenter(args);
};

/** Blocks stay put during a drag: a line shows where the block will land. */
const stay = (): null => null;

/** One object for good: dnd-kit re-renders every block when it changes. */
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Scrolls faster as the pointer nears the edge of the window. */
const AUTO_SCROLL = { acceleration: 30, threshold: { x: 0, y: 0.2 } };

const renderStillPlace = (): ReactNode => <StillPlace />;

/** The page as visitors see it, with blocks to select, edit, drag and add. */
export const PageCanvas = memo(function PageCanvas(props: PageCanvasProps) {
  const { blocks, types, fields, home, selectedId, outline, filesOver, errors, actions, below } = props;
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, DRAG_POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const order = blocks.map(({ id }) => id).join(' ');
  const ids = useMemo(() => order.split(' ').filter(Boolean).map(Number), [order]);
  const place = (id: number | string) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Blok ${place(active.id)} is opgepakt.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `Het blok staat nu op plaats ${place(over.id)} van ${blocks.length}.`
        : undefined,
    onDragEnd: ({ over }) =>
      over ? `Het blok is neergezet op plaats ${place(over.id)}.` : 'Het blok staat weer op zijn plek.',
    onDragCancel: () => 'Geannuleerd. Het blok staat weer op zijn plek.',
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    setDraggedId(null);
    if (over && over.id !== active.id) actions.move(Number(active.id), place(over.id) - 1);
  };
  const hero = home ? getHero(blocks) : null;
  const dragged = blocks.find(({ id }) => id === draggedId);
  const frame = (block: Block, look: BlockLook): ReactNode => {
    const index = ids.indexOf(block.id);
    const selected = block.id === selectedId;
    return (
      <BlockFrame
        key={block.id}
        {...{ block, index, selected, outline, actions }}
        home={look.home}
        hero={look.hero}
        tile={look.tile}
        type={getType(types, block)}
        count={blocks.length}
        hasFilesOver={filesOver?.block === block.id}
        dropHint={(filesOver?.block === block.id ? filesOver.here : filesOver?.hints.get(block.id)) ?? null}
        errors={getErrors(errors, block.id)}
        below={selected ? below?.(block) : null}
      />
    );
  };
  const getInsert = (at: number) => ({
    at,
    onInsert: actions.insert,
    dropWords: filesOver?.index === at ? filesOver.here.words : null,
  });
  const above = ({ id }: Block): ReactNode => <InsertPoint {...getInsert(ids.indexOf(id))} withBar />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      autoScroll={AUTO_SCROLL}
      onDragStart={({ active }) => setDraggedId(Number(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDraggedId(null)}
    >
      <SortableContext items={ids} strategy={stay}>
        {outline ? (
          <div className={clsx('stack gap-1', styles.outline)}>
            {blocks.map((block) => frame(block, { home }))}
          </div>
        ) : (
          <EmptyPlaceContext.Provider value={renderStillPlace}>
            <div className={styles.blocks}>
              {hero && above(hero)}
              {hero && frame(hero, { home, hero: true })}
              <PictureLoading.Provider value="eager">
                <PageBlocks {...{ home, fields, frame, above }} blocks={hero ? blocks.slice(1) : blocks} />
              </PictureLoading.Provider>
              {blocks.length > 0 && <InsertPoint {...getInsert(blocks.length)} />}
            </div>
          </EmptyPlaceContext.Provider>
        )}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={clsx('rounded text-sm', styles.dragged)}>
            <b>{getType(types, dragged).label}</b> {blockSummary(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
});
