import { useCallback, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/errors';
import { announce } from '../../../lib/changes';
import {
  getRefusedColumns,
  importPeople,
  type PeopleImport,
  type Sheet,
  type SheetColumn,
} from './import-people';
import { getEditedSheet, type EditedRows } from './sheet-rows';
import { useReportError } from '../../../lib/use-report-error';

/** Where a list came from: its errors stand there. */
export type Source = 'file' | 'text';

interface ChosenSheet extends Sheet {
  name: string;
  source: Source;
}

/** The state of an import: a dry run first, then the real one if there are no errors. */
export function useSheet() {
  const [sheet, setSheet] = useState<ChosenSheet | null>(null);
  const [outcome, setOutcome] = useState<PeopleImport | null>(null);
  const [columns, setColumns] = useState<readonly SheetColumn[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const report = useReportError();

  /** Errors about the list as a whole show where it came from; others are reported as usual. */
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
        return true;
      } catch (thrown) {
        const error = toApiError(thrown);
        // After any other error the same request can be retried.
        if ([400, 413, 415].includes(error.status)) {
          setColumns(getRefusedColumns(error));
          setProblem(error.fields['file'] ?? error.message);
        } else report(error);
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [report],
  );

  /** The dry run of a list. */
  const load = async (next: ChosenSheet): Promise<void> => {
    const found = await importPeople(next, true);
    setSheet(next);
    // The separator stays that of the list that was chosen.
    setOutcome({ ...found, separator: outcome?.separator ?? found.separator });
    setColumns(found.columns);
  };

  const check = (name: string, source: Source, content: Blob): Promise<boolean> =>
    attempt(async () => {
      // Read right away: browsers cannot upload a file that changes on disk after it was chosen.
      const next = { name, source, bytes: new Blob([await content.arrayBuffer()]) };
      setSheet(next);
      await load(next);
    });

  /** Tries the list again as it was mended, and with what its columns are said to hold; resolves to whether that worked. */
  const mend = (mended: EditedRows, said?: readonly SheetColumn[]): Promise<boolean> =>
    attempt(async () => {
      if (!sheet) return;
      const next = outcome ? { ...sheet, ...getEditedSheet(outcome, mended) } : sheet;
      if (!said) return load(next);
      const added = (next.fields ?? []).slice(said.length);
      await load({ ...next, fields: [...said.map(({ field }) => field), ...added] });
    });

  /** Runs the import; resolves to its result, or null when it was refused after all: then its rows say why. */
  const write = async (): Promise<PeopleImport | null> => {
    let done: PeopleImport | null = null;
    await attempt(async () => {
      if (!sheet) return;
      try {
        done = await importPeople(sheet, false);
      } catch (thrown) {
        if (toApiError(thrown).status !== 400) throw thrown;
        return load(sheet);
      }
      announce({ noun: 'user', kind: 'created', id: null });
    });
    return done;
  };

  const again = (): void => {
    setOutcome(null);
    setColumns([]);
    setProblem(undefined);
  };
  return { sheet, outcome, columns, problem, busy, check, mend, write, again };
}
