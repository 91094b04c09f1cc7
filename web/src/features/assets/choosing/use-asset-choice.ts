import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReportError } from '../../../lib/use-report-error';
import { findAllIds } from '../library/assets';
import type { AssetQuery } from '../library/query';

/** The ids from one to another in a list, whichever comes first. */
export function idsBetween(all: readonly string[], one: string, other: string): string[] {
  const [from, to] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [other] : all.slice(from, to + 1);
}

/** Which assets of the library are chosen. Another search or filter starts without any. */
export function useAssetChoice(query: AssetQuery) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** Where a range starts: the asset that was chosen last. */
  const last = useRef<string | null>(null);
  const report = useReportError();

  const clear = useCallback((): void => {
    last.current = null;
    setIds(new Set());
  }, []);
  useEffect(clear, [query, clear]);

  const choose = useCallback(
    async (id: string, asRange: boolean): Promise<void> => {
      const start = last.current;
      last.current = id;
      if (!asRange || start === null) {
        setIds((now) =>
          now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]),
        );
        return;
      }
      const between = idsBetween(await findAllIds(query).catch(() => []), start, id);
      setIds((now) => new Set([...now, ...between]));
    },
    [query],
  );
  const chooseAll = useCallback(async (): Promise<void> => {
    try {
      setIds(new Set(await findAllIds(query)));
    } catch (thrown) {
      report(thrown);
    }
  }, [query, report]);
  return useMemo(() => ({ ids, choose, chooseAll, clear }), [ids, choose, chooseAll, clear]);
}

export type AssetChoice = ReturnType<typeof useAssetChoice>;
