import { fork } from 'node:child_process';

/** Passes on only what a library needs to work, to keep secrets out of the child process. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot'];
const FONTS = ['FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'XDG_CACHE_HOME'];

/** A job that exceeded its time or memory, or that crashed its process. */
export class TooExpensive extends Error {}

/** A process that does one job at a time for a script of ours. */
export interface JobProcess<Job, Outcome> {
  /** Rejects with `TooExpensive` when the process did not survive the job. */
  run(job: Job, patienceMs: number): Promise<Outcome>;
  end(): void;
}

/** How a process is started. */
interface JobProcessOptions<Outcome> {
  /** The path of the script, which answers each message with an outcome. */
  script: string;
  /** The maximum size of its heap, in megabytes. */
  heap: number;
  parse: (message: unknown) => Outcome;
  /** Called when the process is gone. */
  onExit: () => void;
}

function environment(): NodeJS.ProcessEnv {
  const kept = [...VARIABLES, ...FONTS].map((name) => [name, process.env[name]] as const);
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2' };
}

/** Starts a process for work that may take too much time or memory. It never keeps the portal alive. */
export function startJobProcess<Job extends object, Outcome>({
  script,
  heap,
  parse,
  onExit,
}: JobProcessOptions<Outcome>): JobProcess<Job, Outcome> {
  const child = fork(script, {
    env: environment(),
    execArgv: [...process.execArgv, `--max-old-space-size=${heap}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let settle: ((message: unknown, error?: Error) => void) | undefined;
  child.on('message', (message) => settle?.(message));
  child.on('error', (error) => {
    settle?.(undefined, error);
    onExit();
  });
  child.once('exit', (code, signal) => {
    const failed = `The process ended with ${signal ?? code}`;
    settle?.(undefined, signal ? new TooExpensive(failed) : new Error(failed));
    onExit();
  });
  child.unref();
  child.channel?.unref();
  const end = (): void => void child.kill('SIGKILL');

  return {
    end,
    run: (job, patienceMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(end, patienceMs);
        settle = (message, error) => {
          settle = undefined;
          clearTimeout(late);
          if (error) reject(error);
          else resolve(parse(message));
        };
        child.send(job, (error) => error && settle?.(undefined, error));
      }),
  };
}
