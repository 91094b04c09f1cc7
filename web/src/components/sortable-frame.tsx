import { clsx } from 'clsx';
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
import { GripVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DRAG_POINTER } from '../lib/drag-pointer';
import styles from './sortable-frame.module.css';

const INSTRUCTIONS = {
  draggable:
    'Druk op spatie om het onderdeel op te pakken. Verplaats met pijl omhoog en omlaag. Druk op spatie om neer te zetten, op Escape om te annuleren.',
};

/** Ids that stay with their items while these move, so that the focus stays too. */
export function useItemIds(count: number) {
  const [ids, setIds] = useState<readonly number[]>([]);
  if (ids.length !== count) {
    const next = Math.max(0, ...ids) + 1;
    setIds(Array.from({ length: count }, (_, index) => ids[index] ?? next + index));
  }
  return [ids, setIds] as const;
}

interface SortableFrameProps {
  /** One of them: 'Asset'. */
  label: string;
  items: readonly unknown[];
  ids: readonly number[];
  setIds: (ids: readonly number[]) => void;
  /** How many of the items are shown. */
  shown?: number;
  onChange: (items: unknown[]) => void;
  children: ReactNode;
}

/** Around items that are put in order by dragging or by keyboard, and what is said of it. */
export function SortableFrame({
  label,
  items,
  ids,
  setIds,
  shown = items.length,
  onChange,
  children,
}: SortableFrameProps) {
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
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={ids.slice(0, shown)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What an item of a SortableFrame needs: where it is while it is dragged, and the handle to drag it by. */
export function useSortableItem(id: number, name: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return {
    item: {
      ref: setNodeRef,
      'data-dragged': isDragging ? '' : undefined,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
    handle: (
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={clsx('center', styles.handle)}
        {...attributes}
        {...listeners}
        aria-label={`Verplaats ${name}`}
        aria-roledescription="versleepbaar onderdeel"
      >
        <GripVertical />
      </button>
    ),
  };
}
