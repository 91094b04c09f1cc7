import { AUTOSAVE, type Task } from './purpose';

/**
 * The outcome of a save; `partly` means without the refused fields. After `conflict` and `stopped` nothing is sent
 * until the editor decides.
 */
export type Outcome = 'stored' | 'partly' | 'refused' | 'conflict' | 'unreachable' | 'stopped';

const isKept = (outcome: Outcome): boolean => outcome === 'stored' || outcome === 'partly';

export const DELAY_MS = 2000;

/** A server that does not respond is retried after 2, 4, 8 … seconds, and then every half minute. */
const LONGEST_MS = 30_000;

interface QueueOptions {
  isDirty: () => boolean;
  /** Whether the current draft can be autosaved. */
  maySend: () => boolean;
  /** Sends the current draft. Does not throw. */
  send: (task: Task) => Promise<Outcome>;
  onRunning: (running: boolean) => void;
}

/**
 * Schedules saves: two seconds after the last change and never two at a time, so that responses cannot arrive out of
 * order. Changes during a save are sent after it, the latest only.
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
    /** Runs a requested save, once the current one has finished. */
    run,
    changed(): void {
      dueAt = Date.now() + DELAY_MS;
      schedule(DELAY_MS);
    },
    /** The server may respond again. */
    retry(): void {
      schedule(0);
    },
    /** The editor has to choose first. */
    hold(): void {
      held = true;
      clearTimeout(timer);
    },
    /** The editor has resolved a conflict. */
    release(): void {
      held = false;
    },
    /** Sends pending changes now; false when something is left unsaved. */
    async flush(): Promise<boolean> {
      while (running || isDirty()) {
        if (running) await running;
        else if (held || !maySend() || !isKept(await run(AUTOSAVE))) return false;
      }
      return true;
    },
    /** Stops autosave for good. */
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
    start(): void {
      stopped = false;
    },
  };
}
