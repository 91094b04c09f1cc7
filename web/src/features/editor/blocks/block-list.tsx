import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Block, BlockType } from '../../../api/types';
import { BlockCard } from './block-card';
import styles from './block-list.module.css';
import type { BlockActions } from './use-block-actions';

interface BlockListProps {
  blocks: readonly Block[];
  types: readonly BlockType[];
  pageGroups: Block['groups'];
  openId: number | null;
  /** First messages of the server by dotted path: `blocks.2.title`. */
  errors: Record<string, string>;
  actions: BlockActions;
}

const INSTRUCTIONS = {
  draggable:
    'Druk op spatie om het blok op te pakken. Verplaats met pijl omhoog en omlaag. Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** A block type that the schema no longer has: its blocks can be moved and removed. */
const unknownType = (type: string): BlockType => ({
  type,
  label: type,
  fields: [],
  defaults: {},
  options: {},
});

/** The errors of one block, by the path inside it. */
const errorsOf = (errors: Record<string, string>, index: number): Record<string, string> => {
  const prefix = `blocks.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
    ),
  );
};

/** The blocks of a page in order: to open, drag, copy and remove. */
export function BlockList({ blocks, types, pageGroups, openId, errors, actions }: BlockListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const typeOf = ({ type }: Block) => types.find((each) => each.type === type) ?? unknownType(type);
  const place = (id: number | string) => blocks.findIndex((block) => block.id === id) + 1;
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
    if (over && over.id !== active.id) actions.move(Number(active.id), place(over.id) - 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol role="list" className={styles.blocks}>
          {blocks.map((block, index) => (
            <BlockCard
              key={block.id}
              block={block}
              type={typeOf(block)}
              index={index}
              count={blocks.length}
              open={block.id === openId}
              errors={errorsOf(errors, index)}
              pageGroups={pageGroups}
              actions={actions}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
