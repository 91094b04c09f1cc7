import { useCallback, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/errors';
import { announce } from '../../../lib/changes';
import { importPeople, type PeopleImport } from './import-people';
import { toCsv, type Mended } from './sheet-rows';
import { useReportError } from '../../../lib/use-report-error';

interface Sheet {
  name: string;
  bytes: Blob;
}

/** The state of an import: a dry run first, then the real one if there are no errors. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [outcome, setOutcome] = useState<PeopleImport | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const report = useReportError();

  /** Errors about the list as a whole show next to it; others are reported as usual. */
  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        await work();
      } catch (thrown) {
        const error = toApiError(thrown);
        // After any other error the same request can be retried.
        if (![400, 413, 415].includes(error.status)) return report(error);
        setOutcome(null);
        setProblem(error.fields['file'] ?? error.message);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [report],
  );

  const check = (name: string, content: Blob): Promise<void> =>
    attempt(async () => {
      // Read right away: browsers cannot upload a file that changes on disk after it was chosen.
      const bytes = new Blob([await content.arrayBuffer()]);
      setSheet({ name, bytes });
      setOutcome(await importPeople(bytes, true));
    });

  /** Tries the list again as it was mended; resolves to whether that worked. The separator stays that of the list that was chosen. */
  const mend = async (mended: Mended): Promise<boolean> => {
    let isDone = false;
    await attempt(async () => {
      if (!sheet || !outcome) return;
      const bytes = new Blob([toCsv(outcome.rows, mended)]);
      const next = await importPeople(bytes, true);
      setSheet({ ...sheet, bytes });
      setOutcome({ ...next, separator: outcome.separator });
      isDone = true;
    });
    return isDone;
  };

  /** Runs the import; resolves to its result, or null when it was refused after all. */
  const write = async (): Promise<PeopleImport | null> => {
    let done: PeopleImport | null = null;
    await attempt(async () => {
      if (!sheet) return;
      done = await importPeople(sheet.bytes, false);
      announce({ noun: 'user', kind: 'created', id: null });
    });
    return done;
  };

  const again = (): void => setOutcome(null);
  return { name: sheet?.name, outcome, problem, busy, check, mend, write, again };
}
