import { CircleAlert, CircleCheck } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { PeopleImport } from './import-people';
import { Badge } from '../../../components/badge';
import styles from './import-dialog.module.css';
import { getFaults, OUTCOMES, getSummary, wrongFirst } from './sheet-rows';

/** The number of lines to show; a list may have five thousand. */
const MOST_ROWS = 200;

const BADGES = { create: 'published', update: 'info', unchanged: 'draft', error: 'plain' } as const;

/** The result of the dry run, line by line; errors first. */
export function SheetOutcome({ outcome, fileName }: { outcome: PeopleImport; fileName: string }) {
  const { rows, failed } = outcome;
  const shown = wrongFirst(rows).slice(0, MOST_ROWS);
  const summary = useRef<HTMLDivElement>(null);
  // The control that led here is gone. Focus makes screen readers announce the result.
  useEffect(() => summary.current?.focus(), []);
  const Icon = failed > 0 ? CircleAlert : CircleCheck;
  return (
    <>
      <div
        ref={summary}
        tabIndex={-1}
        className={clsx(styles.summary, failed > 0 ? styles.wrong : styles.right)}
      >
        <Icon />
        <p>
          <b>{getSummary(outcome)}</b>{' '}
          {failed > 0
            ? 'Er wordt niets opgeslagen zolang er fouten in staan. Verbeter de lijst en kies haar opnieuw.'
            : 'Er is nog niets opgeslagen.'}
        </p>
      </div>
      {/* Scrolls by itself, also with the keyboard. */}
      <div className={styles.rows} tabIndex={0} role="region" aria-label={`Regels van ${fileName}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Regel</th>
              <th scope="col">Wie</th>
              <th scope="col">Uitkomst</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td className={styles.line}>{row.line}</td>
                <th scope="row">
                  {row.name}
                  <span className={styles.email}>{row.email}</span>
                </th>
                <td>
                  <Badge
                    kind={BADGES[row.outcome]}
                    className={row.outcome === 'error' ? styles.fault : undefined}
                  >
                    {row.outcome === 'error' && <CircleAlert />}
                    {OUTCOMES[row.outcome]}
                  </Badge>
                  {row.outcome === 'error' && (
                    <ul role="list" className={styles.faults}>
                      {getFaults(row).map(({ column, message }) => (
                        <li key={column + message}>
                          <b>{column}</b>: {message}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > shown.length && (
          <p className={`muted ${styles.rest}`}>En nog {rows.length - shown.length} regels.</p>
        )}
      </div>
    </>
  );
}
