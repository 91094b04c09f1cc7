import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { User } from '../../api/types';
import { useEditedElsewhere } from '../../lib/edited-elsewhere';
import { SORTABLE, sortAfter, type SortField, type UserSort } from './list-query';
import type { Selection } from './use-selection';
import { UserRow } from './user-row';
import table from '../../components/data-table.module.css';
import styles from './user-table.module.css';

interface UserTableProps {
  users: readonly User[];
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  selection: Selection;
  /** Whether these are the results of an earlier query. */
  stale: boolean;
}

/** One page of users: a table where it fits, cards where it does not. */
export function UserTable({ users, sort, onSort, selection, stale }: UserTableProps) {
  const edited = useEditedElsewhere('user');
  const { chosen, choose } = selection;
  const isAll = chosen.length === users.length;
  const head = (field: SortField) => {
    const isSorted = sort.startsWith(`${field}:`);
    const isUp = sort.endsWith(':asc');
    const Arrow = isSorted ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
    return (
      <th scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
        <button
          type="button"
          className={clsx('line soft strong tiny-icons', styles.sort)}
          onClick={() => onSort(sortAfter(sort, field))}
        >
          {SORTABLE.find((each) => each.field === field)?.label}
          <Arrow />
        </button>
      </th>
    );
  };
  return (
    <table
      className={clsx(
        table.table,
        table.wide,
        styles.table,
        stale && styles.stale,
        chosen.length > 0 && styles.covered,
      )}
      aria-busy={stale}
    >
      <caption className="sr">Gebruikers</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <label className={clsx('line soft', styles.all)}>
              <input
                type="checkbox"
                aria-label="Alles op deze pagina kiezen"
                checked={isAll}
                ref={(box) => {
                  if (box) box.indeterminate = chosen.length > 0 && !isAll;
                }}
                onChange={(event) => choose(users, event.target.checked)}
              />
              <span className={styles.narrow} aria-hidden="true">
                Alles op deze pagina
              </span>
            </label>
          </th>
          {head('name')}
          {head('email')}
          {head('roles')}
          <th scope="col">Groepen</th>
          {head('lastLoginAt')}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            chosen={selection.isChosen(user)}
            edited={edited.has(user.id)}
            onChoose={(on) => choose([user], on)}
          />
        ))}
      </tbody>
    </table>
  );
}
