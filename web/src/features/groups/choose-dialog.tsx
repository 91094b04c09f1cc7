import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { CancelButton, Dialog } from '../../components/dialog';
import { ListState } from '../../components/list-state';
import { SearchText } from '../../components/search-text';
import styles from './choose-dialog.module.css';

interface ChooseDialogProps<Item> {
  title: string;
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
  /** The response of SWR that `items` come from. */
  list: ComponentProps<typeof ListState>['list'];
  /** What matches the search, or the first of it. */
  items: readonly Item[];
  total: number;
  /** Shown when nothing matches. */
  empty: string;
  describe: (item: Item) => { label: string; hint: string };
  /** Whether the group has an item already. */
  isIn: (item: Item) => boolean;
  onAdd: (items: Item[]) => void;
  onClose: () => void;
}

/** Selects what to add to a group; the selection survives several searches. */
export function ChooseDialog<Item extends { id: string }>({
  title,
  placeholder,
  search,
  onSearch,
  list,
  items,
  total,
  empty,
  describe,
  isIn,
  onAdd,
  onClose,
}: ChooseDialogProps<Item>) {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  const choose = (item: Item, on: boolean): void =>
    setChosen((now) => [...now.filter(({ id }) => id !== item.id), ...(on ? [item] : [])]);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <p role="status" className={clsx('text-sm strong', styles.count)}>
            {chosen.length > 0 && `${chosen.length} gekozen`}
          </p>
          <CancelButton onClick={onClose} />
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onAdd([...chosen]);
              onClose();
            }}
          >
            Toevoegen
          </Button>
        </>
      }
    >
      <SearchText placeholder={placeholder} searched={search} onSearch={onSearch} />
      <div className={clsx('breaks', styles.items)}>
        {items.map((item) => {
          const { label, hint } = describe(item);
          return (
            <Checkbox
              key={item.id}
              label={label}
              hint={hint}
              disabled={isIn(item)}
              checked={isIn(item) || chosen.some(({ id }) => id === item.id)}
              onChange={(event) => choose(item, event.target.checked)}
            />
          );
        })}
        <ListState list={list} empty={items.length === 0 && empty} />
        {total > items.length && (
          <p className="muted">
            De eerste {items.length} van {total}. Zoek om andere te vinden.
          </p>
        )}
      </div>
    </Dialog>
  );
}
