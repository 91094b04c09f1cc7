import { fork } from 'node:child_process';
import path from 'node:path';
import { type Assignment, type Outcome, outcome } from './jobs';

const SCRIPT = path.join(__dirname, 'child');

// Passes on only what an image library needs, to keep secrets out of the child process.
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];
const FONTS = ['FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'XDG_CACHE_HOME'];

/** A picture that exceeded its time or memory, or that crashed the process drawing it. */
export class TooExpensive extends Error {}

/** A process that draws one thing at a time. */
export interface DrawingProcess {
  /** Rejects with `TooExpensive` when the process did not survive the job. */
  run(assignment: Assignment, patienceMs: number): Promise<Outcome>;
  end(): void;
}

function environment(): NodeJS.ProcessEnv {
  const kept = [...VARIABLES, ...FONTS].map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}

/** Starts a drawing process; calls `onExit` when it is gone. It never keeps the portal alive. */
export function startDrawingProcess(onExit: () => void): DrawingProcess {
  const child = fork(SCRIPT, {
    env: environment(),
    execArgv: [...process.execArgv, '--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let clearPending: ((message: unknown, error?: Error) => void) | undefined;
  child.on('message', (message) => clearPending?.(message));
  child.on('error', (error) => {
    clearPending?.(undefined, error);
    onExit();
  });
  child.once('exit', (code, signal) => {
    const failed = `The drawing process ended with ${signal ?? code}`;
    clearPending?.(undefined, signal ? new TooExpensive(failed) : new Error(failed));
    onExit();
  });
  child.unref();
  child.channel?.unref();
  const end = (): void => void child.kill('SIGKILL');

  return {
    end,
    run: (assignment, patienceMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(end, patienceMs);
        clearPending = (message, error) => {
          clearPending = undefined;
          clearTimeout(late);
          if (error) reject(error);
          else resolve(outcome.parse(message));
        };
        child.send(assignment, (error) => error && clearPending?.(undefined, error));
      }),
  };
}
