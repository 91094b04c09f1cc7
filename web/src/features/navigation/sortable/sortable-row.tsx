import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { ScheduledBadge } from '../../../components/scheduled-badge';
import { TreeLink } from '../tree-link';
import { WHY_NOT } from './announcements';
import type { Part, Row } from './move';
import { RowMenu } from './row-menu';
import styles from './sortable-row.module.css';

/** The indent of a sub-page, in pixels. */
const INDENT = 24;

interface SortableRowProps {
  row: Row;
  /** Whether readers find it in the footer, not among the chapters. */
  isOutside: boolean;
  /** Whether the row would land as a sub-page, during a drag. */
  landsAsSub: boolean;
  refused: boolean;
  /** Where the dragged row would land relative to this one. */
  mark: Part | undefined;
  scheduledAt: string | undefined;
  current: string | undefined;
  /** Whether pages are edited: reading shows no handles and no menus. */
  editing: boolean;
  children: ReactNode;
}

export function SortableRow({
  row,
  isOutside,
  landsAsSub,
  refused,
  mark,
  current,
  scheduledAt,
  editing,
  children,
}: SortableRowProps) {
  const { node, number } = row;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: node.id });
  // Shows the new level without changing the height of any row.
  const x = (landsAsSub ? INDENT : 0) - (row.sub ? INDENT : 0);
  const lifted = transform && { ...transform, x, scaleX: 1, scaleY: 1 };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(lifted), transition }}
      className={clsx(
        styles.item,
        row.sub && styles.sub,
        mark && styles[mark],
        isDragging && clsx('card edged', styles.lifted),
        isDragging && refused && styles.refused,
        editing && styles.editing,
      )}
    >
      <TreeLink
        node={node}
        number={number}
        current={current}
        badge={
          <>
            {isOutside && <Badge>In de voettekst</Badge>}
            <ScheduledBadge at={scheduledAt} />
          </>
        }
        before={
          editing && (
            <button
              type="button"
              className={clsx('center small-icons', styles.handle)}
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={`Verplaats ${node.title}`}
              aria-roledescription="versleepbare pagina"
            >
              <GripVertical />
            </button>
          )
        }
      >
        {editing && <RowMenu node={node} sub={row.sub} />}
        {children}
      </TreeLink>
      {isDragging && refused && (
        <p className={clsx('card text-sm strong edged', styles.why)}>Dit kan niet: {WHY_NOT}.</p>
      )}
    </li>
  );
}
