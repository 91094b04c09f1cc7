import { CircleAlert, CircleCheck, Pencil, Trash2, Undo2 } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PeopleImport } from './import-people';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { EmailAddress } from '../../../components/email-address';
import { TextField } from '../../../components/text-field';
import styles from './import-dialog.module.css';
import { COLUMN_NAMES, COLUMNS, getEditableColumns, type ImportColumn } from './columns';
import {
  becomesAdmin,
  getAdminWords,
  getChanges,
  sortRows,
  getSeparatorWords,
  getSummary,
  OUTCOMES,
  type Cells,
  type EditedRows,
  type SheetRow,
} from './sheet-rows';

/** The number of lines to show; a list may have five thousand. */
const MOST_ROWS = 200;

const BADGES = { create: 'published', update: 'info', unchanged: 'draft', error: 'plain' } as const;

interface RowProps {
  row: SheetRow;
  /** Its cells as they were mended; null when it is left out. */
  mended: Cells | null | undefined;
  onMend: (cells: Cells | null) => void;
  /** The columns in which it can be mended. */
  mendable: readonly ImportColumn[];
}

/** The cells of a row as fields: those that are wrong, or all of them. */
function CellFields({ row, mended, onMend, mendable, all }: RowProps & { all: boolean }) {
  const cells = mended ?? row.cells ?? {};
  return (
    <div className={clsx('stack', styles.cells)}>
      {COLUMN_NAMES.filter((name) => (all && mendable.includes(name)) || row.errors[name]).map((name) => (
        <TextField
          key={name}
          label={COLUMNS[name]}
          value={cells[name] ?? ''}
          error={cells[name] === row.cells?.[name] ? (row.errors[name] ?? []).join(' ') : ''}
          spellCheck={false}
          onChange={(event) => onMend({ ...cells, [name]: event.target.value })}
        />
      ))}
    </div>
  );
}

const ROLES = { admin: 'beheerder', user: 'gebruiker' };

/** The role and groups that somebody ends with, as far as they are known. */
function Rights({ row }: Pick<RowProps, 'row'>) {
  const { role, groups = [], errors } = row;
  return (
    <>
      {role &&
        !errors['role'] &&
        (becomesAdmin(row) ? (
          <Badge kind="modified">Wordt beheerder</Badge>
        ) : (
          <span className={styles.role}>{ROLES[role]}</span>
        ))}
      <span className={clsx('soft', styles.groups)}>
        {groups.join(', ') || (!errors['groups'] && 'geen groepen')}
      </span>
    </>
  );
}

/** A line of the list: whom it is about, what becomes of it, and its cells when they are mended. */
function Row({ row, mended, onMend, mendable }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = row.outcome === 'error';
  const isLeftOut = mended === null;
  const sentences = [...(row.errors['line'] ?? []), ...getChanges(row)];
  return (
    <tr>
      <td className={styles.line}>{row.line}</td>
      <th scope="row">
        {row.name}
        <span className={clsx('soft', styles.email)}>
          <EmailAddress>{row.email}</EmailAddress>
        </span>
      </th>
      <td className={styles.rights}>
        <Rights row={row} />
      </td>
      <td>
        <div className={clsx('cluster', styles.outcome)}>
          {isLeftOut ? (
            <Badge kind="draft">Weggelaten</Badge>
          ) : (
            <Badge kind={BADGES[row.outcome]} className={isWrong ? styles.fault : undefined}>
              {isWrong && <CircleAlert />}
              {OUTCOMES[row.outcome]}
            </Badge>
          )}
          {!isOpen && !isLeftOut && (
            <Button variant="quiet" small onClick={() => setIsOpen(true)}>
              <Pencil />
              Wijzigen
            </Button>
          )}
          {isWrong && (
            <Button variant="quiet" small onClick={() => onMend(isLeftOut ? (row.cells ?? {}) : null)}>
              {isLeftOut ? <Undo2 /> : <Trash2 />}
              {isLeftOut ? 'Toch meenemen' : 'Weglaten'}
            </Button>
          )}
        </div>
        {!isLeftOut && sentences.length > 0 && (
          <ul role="list" className={clsx('stack gap-half', styles.faults)}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {!isLeftOut && (isOpen || isWrong) && (
          <CellFields row={row} mended={mended} onMend={onMend} mendable={mendable} all={isOpen} />
        )}
      </td>
    </tr>
  );
}

interface SheetOutcomeProps {
  outcome: PeopleImport;
  fileName: string;
  /** What its columns hold. */
  columns: ReactNode;
  mended: EditedRows;
  onMend: (mended: EditedRows) => void;
  /** Tries the list as it was mended. */
  onCheck: () => void;
}

/** The result of the dry run, line by line; errors first, with the cells that can be mended. */
export function SheetOutcome({ outcome, fileName, columns, mended, onMend, onCheck }: SheetOutcomeProps) {
  const { rows, failed } = outcome;
  const shown = sortRows(rows).slice(0, MOST_ROWS);
  const mendable = getEditableColumns(outcome.columns);
  const summary = useRef<HTMLDivElement>(null);
  // The control that led here is gone, but for a column's. Focus makes screen readers announce the result.
  useEffect(() => {
    if (!document.activeElement?.closest('details')) summary.current?.focus();
  }, [outcome]);
  const Icon = failed > 0 ? CircleAlert : CircleCheck;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (mended.size > 0) onCheck();
      }}
    >
      <div
        ref={summary}
        tabIndex={-1}
        className={clsx('grid rounded small', styles.summary, failed > 0 ? styles.wrong : styles.right)}
      >
        <Icon />
        <p aria-live="polite">
          <b>
            {getSummary(outcome)} {getAdminWords(outcome)}
          </b>{' '}
          {failed > 0
            ? 'Verbeter de regels hieronder; tot dan wordt niets opgeslagen.'
            : 'Er is nog niets opgeslagen.'}{' '}
          {getSeparatorWords(outcome)}
        </p>
      </div>
      {columns}
      {/* Scrolls by itself, also with the keyboard. */}
      <div className={styles.rows} tabIndex={0} role="region" aria-label={`Regels van ${fileName}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Regel</th>
              <th scope="col">Wie</th>
              <th scope="col">Rol en groepen</th>
              <th scope="col">Uitkomst</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row
                key={row.line}
                row={row}
                mendable={mendable}
                mended={mended.get(row.line)}
                onMend={(cells) => onMend(new Map(mended).set(row.line, cells))}
              />
            ))}
          </tbody>
        </table>
        {rows.length > shown.length && (
          <p className={`muted ${styles.rest}`}>En nog {rows.length - shown.length} regels.</p>
        )}
      </div>
      {/* Lets Enter in a cell try the list; its button stands below the dialog. */}
      <input type="submit" hidden />
    </form>
  );
}
