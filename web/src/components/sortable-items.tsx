import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from './button';
import { SortableFrame, useItemIds, useSortableItem } from './sortable-frame';
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
  const fullName = [name, summary].filter(Boolean).join(', ');
  const { item, handle } = useSortableItem(id, fullName);
  return (
    <li {...item} className={clsx('stack gap-1 panel', styles.item)}>
      <div className={clsx('grid gap-1', styles.head)}>
        {handle}
        <span className={clsx('text-sm strong', styles.name)}>{summary || name}</span>
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
  const remove = (index: number): void => {
    setIds(ids.toSpliced(index, 1));
    onChange(items.toSpliced(index, 1));
  };
  return (
    <>
      <SortableFrame {...{ label, items, ids, setIds, onChange }} shown={shown.length}>
        <ol role="list" className={clsx('stack gap-1', styles.items)}>
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
      </SortableFrame>
      {shown.length < items.length && (
        <Button variant="soft" small onClick={() => setWhole(true)}>
          Toon alle {items.length}
        </Button>
      )}
    </>
  );
}
