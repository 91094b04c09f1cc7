import { useCallback, useRef, useState } from 'react';
import { toApiError } from '../../../lib/api/errors';
import { announce } from '../../../lib/changes';
import { importPeople, type PeopleImport } from './import-people';
import { useReportError } from '../../../lib/use-report-error';

interface Sheet {
  name: string;
  bytes: Blob;
}

/** A list of people on its way in: tried first, written when all of it is right. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [outcome, setOutcome] = useState<PeopleImport | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const report = useReportError();

  /** What is wrong with the list as a whole stays with it; anything else is told as always. */
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
        // What the server could not do for another reason can be asked again as it is.
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
      // Kept as it is now: a file that is saved again in between could not be sent any more.
      const bytes = new Blob([await content.arrayBuffer()]);
      setSheet({ name, bytes });
      setOutcome(await importPeople(bytes, true));
    });

  /** Writes what was tried; gives what it did, or nothing when it was refused after all. */
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
  return { name: sheet?.name, outcome, problem, busy, check, write, again };
}
