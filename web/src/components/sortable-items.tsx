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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DRAG_POINTER } from '../lib/drag-pointer';
import { Button } from './button';
import styles from './sortable-items.module.css';

interface ItemProps {
  id: number;
  /** 'Asset 2' */
  name: string;
  /** What it holds, in a few words. */
  summary?: string;
  /** None when it is removed elsewhere. */
  onRemove: (() => void) | null;
  children: ReactNode;
}

function Item({ id, name, summary, onRemove, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const fullName = [name, summary].filter(Boolean).join(', ');
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragged={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={`Verplaats ${fullName}`}
          aria-roledescription="versleepbaar onderdeel"
        >
          <GripVertical />
        </button>
        <span className={styles.name}>{summary || name}</span>
        {onRemove && (
          <Button variant="quiet" small iconOnly aria-label={`${fullName} verwijderen`} onClick={onRemove}>
            <Trash2 />
          </Button>
        )}
      </div>
      {children}
    </li>
  );
}

const INSTRUCTIONS = {
  draggable:
    'Druk op spatie om het onderdeel op te pakken. Verplaats met pijl omhoog en omlaag. Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** Ids that stay with their items while these move, so that the focus stays too. */
function useItemIds(count: number) {
  const [ids, setIds] = useState<readonly number[]>([]);
  if (ids.length !== count) {
    const next = Math.max(0, ...ids) + 1;
    setIds(Array.from({ length: count }, (_, index) => ids[index] ?? next + index));
  }
  return [ids, setIds] as const;
}

/** With more rows at once, each key that is typed takes a second. */
const MOST = 200;

interface SortableItemsProps {
  /** One of them: 'Asset'. */
  label: string;
  items: readonly unknown[];
  getSummary?: (item: unknown) => string;
  /** Whether each item has a button that takes it out of the list. */
  canRemove?: boolean;
  onChange: (items: unknown[]) => void;
  children: (item: unknown, index: number) => ReactNode;
}

/** A list of items, to put in order by dragging or by keyboard, and to remove. */
export function SortableItems({
  label,
  items,
  getSummary,
  canRemove = true,
  onChange,
  children,
}: SortableItemsProps) {
  const [ids, setIds] = useItemIds(items.length);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, MOST);
  const sensors = useSensors(
    useSensor(PointerSensor, DRAG_POINTER),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: number | string): number => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${label} ${place(active.id)} is opgepakt.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `${label} staat nu op plaats ${place(over.id)} van ${items.length}.`
        : undefined,
    onDragEnd: ({ over }) =>
      over ? `${label} is neergezet op plaats ${place(over.id)}.` : `${label} staat weer op zijn plek.`,
    onDragCancel: () => `Geannuleerd. ${label} staat weer op zijn plek.`,
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    if (!over || over.id === active.id) return;
    const [from, to] = [place(active.id) - 1, place(over.id) - 1];
    setIds(arrayMove([...ids], from, to));
    onChange(arrayMove([...items], from, to));
  };
  const remove = (index: number): void => {
    setIds(ids.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={ids.slice(0, shown.length)} strategy={verticalListSortingStrategy}>
        <ol role="list" className={styles.items}>
          {ids.length === items.length &&
            shown.map((item, index) => (
              <Item
                key={ids[index]}
                id={ids[index] ?? 0}
                name={`${label} ${index + 1}`}
                summary={getSummary?.(item)}
                onRemove={canRemove ? () => remove(index) : null}
              >
                {children(item, index)}
              </Item>
            ))}
        </ol>
      </SortableContext>
      {shown.length < items.length && (
        <Button variant="soft" small onClick={() => setWhole(true)}>
          Toon alle {items.length}
        </Button>
      )}
    </DndContext>
  );
}
