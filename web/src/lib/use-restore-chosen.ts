import { useState } from 'react';
import { toApiError } from './api/errors';
import { toast } from './toasts/toasts';
import { useReportError } from './use-report-error';

interface Deleted {
  id: string;
}

interface RestoreOptions<Item extends Deleted> {
  /** The response of SWR. */
  list: { data?: Item[] | undefined; mutate: () => Promise<Item[] | undefined> };
  getName: (item: Item) => string;
  /** As in '3 assets'. */
  counted: (count: number) => string;
  /** Returns what else is to be said about what is back. */
  restore: (id: string) => Promise<readonly string[]>;
}

/** What is chosen of a list of what was deleted, how all of that comes back in one go, and what is done with one of it. */
export function useRestoreChosen<Item extends Deleted>(options: RestoreOptions<Item>) {
  const { list, getName, counted, restore } = options;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  /** The one that a question is about, and the one that something is done with. */
  const [asking, setAsking] = useState<Item | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const report = useReportError();
  const chosen = (list.data ?? []).filter(({ id }) => ids.has(id));

  /** Passes over what came back along with another; one that is refused does not hold up the rest. */
  async function restoreChosen(): Promise<void> {
    setBusy(true);
    const said: string[] = [];
    let left: readonly Item[] = list.data ?? [];
    try {
      for (const item of chosen) {
        if (!left.some(({ id }) => id === item.id)) continue;
        try {
          said.push(...(await restore(item.id)));
        } catch (thrown) {
          const failed = toApiError(thrown);
          if (failed.status !== 409) throw failed;
          said.push(`${getName(item)} niet: ${failed.message}`);
        }
        left = (await list.mutate()) ?? left;
      }
      const back = chosen.filter(({ id }) => !left.some((item) => item.id === id)).length;
      const done = `${counted(back)} teruggezet.`;
      if (said.length > 0) toast.warning(done, said.join(' '));
      else toast.success(done);
    } catch (thrown) {
      report(thrown);
    }
    setBusy(false);
    await list.mutate();
  }

  async function run<T>({ id }: Item, work: (id: string) => Promise<T>, onDone: (answer: T) => void) {
    setCurrent(id);
    try {
      onDone(await work(id));
    } catch (thrown) {
      report(thrown);
    }
    setAsking(null);
    setCurrent(null);
    await list.mutate();
  }

  return {
    all: list.data?.length ?? 0,
    count: chosen.length,
    busy,
    isChosen: ({ id }: Item): boolean => ids.has(id),
    choose: ({ id }: Item): void =>
      setIds((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id])),
    chooseAll: (): void => setIds(new Set((list.data ?? []).map(({ id }) => id))),
    restoreChosen,
    asking,
    setAsking,
    current,
    run,
  };
}
