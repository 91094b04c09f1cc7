import { clsx } from 'clsx';
import { useState } from 'react';
import { Select } from '../../../components/select';
import { FieldError } from '../../../components/field';
import { COLUMN_NAMES, COLUMNS, getLeftOut, withField } from './columns';
import type { SheetColumn } from './import-people';
import styles from './import-dialog.module.css';

const LEFT_OUT = '';

const CHOICES = [
  { value: LEFT_OUT, label: '(weglaten)' },
  ...COLUMN_NAMES.map((value) => ({ value, label: COLUMNS[value] })),
];

interface SheetColumnsProps {
  columns: readonly SheetColumn[];
  /** What is wrong with them. */
  problem?: string;
  onChange: (columns: SheetColumn[]) => void;
}

/** What each column of a list holds, as guessed from its name; another choice tries the list anew. */
export function SheetColumns({ columns, problem, onChange }: SheetColumnsProps) {
  const leftOut = getLeftOut(columns);
  const [isOpened, setIsOpened] = useState(leftOut !== '');
  const isOpen = isOpened || Boolean(problem);
  return (
    <div className={clsx('stack gap-1 text-sm', styles.columns)}>
      {leftOut && <p>{leftOut}</p>}
      <FieldError error={problem} />
      <details open={isOpen} onToggle={({ currentTarget: { open } }) => setIsOpened(open)}>
        <summary>Wat staat er in welke kolom?</summary>
        {isOpen && (
          <div className={clsx('grid', styles.choices)}>
            {columns.map(({ name, field }, at) => (
              <Select
                // A column has no identity but its place.
                key={`${at}${name}`}
                label={name || `Kolom ${at + 1}, zonder naam`}
                choices={CHOICES}
                value={field ?? LEFT_OUT}
                onChange={({ target: { value } }) =>
                  onChange(withField(columns, at, COLUMN_NAMES.find((each) => each === value) ?? null))
                }
              />
            ))}
          </div>
        )}
      </details>
    </div>
  );
}
