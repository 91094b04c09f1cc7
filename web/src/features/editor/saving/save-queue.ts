import { AUTOSAVE, type Task } from './purpose';

/** How a save ended; `partly` without the fields that are refused. After `conflict` and `stopped` nothing is sent until somebody chose. */
export type Outcome = 'stored' | 'partly' | 'refused' | 'conflict' | 'unreachable' | 'stopped';

const isKept = (outcome: Outcome): boolean => outcome === 'stored' || outcome === 'partly';

/** Changes are sent this long after the last one. */
export const DELAY_MS = 2000;

/** A server that does not answer is asked again after 2, 4, 8 … seconds, and then every half minute. */
const LONGEST_MS = 30_000;

interface QueueOptions {
  isDirty: () => boolean;
  /** Whether what is there can be sent by itself. */
  maySend: () => boolean;
  /** Sends what is there at that moment. Does not throw. */
  send: (task: Task) => Promise<Outcome>;
  onRunning: (running: boolean) => void;
}

/**
 * When drafts are sent: two seconds after the last change, and never two at a time, so that no answer can come before an
 * earlier one. What changes while a save is under way is sent after it, the latest only.
 */
export function createSaveQueue({ isDirty, maySend, send, onRunning }: QueueOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Outcome> | null = null;
  let held = false;
  let stopped = false;
  let dueAt = 0;
  let failures = 0;

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void sendChanges(), ms);
  };

  async function sendChanges(): Promise<void> {
    if (!running && !held && isDirty() && maySend()) await run(AUTOSAVE);
  }

  async function run(task: Task): Promise<Outcome> {
    while (running) await running;
    clearTimeout(timer);
    running = send(task);
    onRunning(true);
    const outcome = await running;
    running = null;
    held = outcome === 'conflict' || outcome === 'stopped';
    failures = outcome === 'unreachable' ? failures + 1 : 0;
    onRunning(false);
    if (isKept(outcome) && isDirty()) schedule(Math.max(0, dueAt - Date.now()));
    if (outcome === 'unreachable') schedule(Math.min(DELAY_MS * 2 ** (failures - 1), LONGEST_MS));
    return outcome;
  }

  return {
    /** Sends as somebody asked, once what is under way has ended. */
    run,
    /** Something changed. */
    changed(): void {
      dueAt = Date.now() + DELAY_MS;
      schedule(DELAY_MS);
    },
    /** The server may answer again. */
    retry(): void {
      schedule(0);
    },
    /** Somebody chose what to do about a conflict. */
    release(): void {
      held = false;
    },
    /** Sends now what can be sent; false when something of it is left. */
    async flush(): Promise<boolean> {
      while (running || isDirty()) {
        if (running) await running;
        else if (held || !maySend() || !isKept(await run(AUTOSAVE))) return false;
      }
      return true;
    },
    /** Sends nothing by itself any more, and goes on with that. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    start(): void {
      stopped = false;
    },
  };
}
