import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScheduledBadge } from '../../../theme/controls/scheduled-badge';
import { TreeLink } from '../tree-link';
import { WHY_NOT } from './announcements';
import type { Row } from './move';
import styles from './sortable-row.module.css';

interface SortableRowProps {
  row: Row;
  /** The level at which the row would land, while it is dragged. */
  landsAsSub: boolean;
  refused: boolean;
  /** When the page goes live by itself. */
  scheduledAt: string | undefined;
  current: string | undefined;
  children: ReactNode;
}

/** A page of the tree with a handle to drag it by. */
export function SortableRow({ row, landsAsSub, refused, current, scheduledAt, children }: SortableRowProps) {
  const { node, number } = row;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: node.id });
  const vertical = transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(vertical), transition }}
      className={clsx(
        styles.item,
        (isDragging ? landsAsSub : row.sub) && styles.sub,
        isDragging && styles.lifted,
        isDragging && refused && styles.refused,
      )}
    >
      <TreeLink
        node={node}
        number={number}
        current={current}
        badge={<ScheduledBadge at={scheduledAt} />}
        before={
          <button
            type="button"
            className={styles.handle}
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`Verplaats ${node.title}`}
            aria-roledescription="versleepbare pagina"
          >
            <GripVertical className="icon" aria-hidden="true" />
          </button>
        }
      >
        {children}
      </TreeLink>
      {isDragging && refused && <p className={styles.why}>Dit kan niet: {WHY_NOT}.</p>}
    </li>
  );
}
