import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { UserSort } from './list-query';
import styles from './user-table.module.css';

interface SortHeadProps {
  field: string;
  label: string;
  sort: UserSort;
  onSort: () => void;
}

export function SortHead({ field, label, sort, onSort }: SortHeadProps) {
  const isSorted = sort.startsWith(`${field}:`);
  const isUp = sort.endsWith(':asc');
  const Arrow = isSorted ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <Arrow />
      </button>
    </th>
  );
}
