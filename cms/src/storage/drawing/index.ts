import path from 'node:path';
import pLimit from 'p-limit';
import { type JobProcess, startJobProcess, TooExpensive } from '../../utils/job-process';
import { type Assignment, type DrawingJob, outcome, type Outcome } from './jobs';

export { TooExpensive };
export type { DrawingJob, DrawnFormat, PictureInfo } from './jobs';

/** A vector drawing must render at this width within its limits to be accepted. */
export const AFFORDABLE_WIDTH = 480;

const PROCESSES = 2;
const IDLE_MS = 60_000;
/** A process that holds more memory than this after a job is not reused. */
const MAX_KEPT_MEMORY = 256 * 1024 * 1024;

/** CPU time per job, in milliseconds. The time for pixels follows from their number, which is limited. */
const CPU_MS: Record<DrawingJob['kind'], number> = {
  measure: 3_000,
  clean: 3_000,
  decode: 30_000,
  'read-sayings': 6_000,
  'take-place': 6_000,
  'take-place-of-film': 6_000,
  'take-place-of-heif': 6_000,
  try: 2_000,
  render: 30_000,
  // More than for the trial, because it also compresses: whatever was accepted renders within this limit.
  'render-vector': 6_000,
  'measure-page': 6_000,
  'render-page': 12_000,
  format: 30_000,
  'format-vector': 15_000,
};
/** Lower, because a vector drawing can fall back to a smaller width, and others wait for it. */
const WIDE_VECTOR_CPU_MS = 2_000;

const cpuMsFor = (job: DrawingJob): number =>
  job.kind === 'render-vector' && job.width > AFFORDABLE_WIDTH ? WIDE_VECTOR_CPU_MS : CPU_MS[job.kind];

/** On a busy machine a second of CPU time takes several seconds. */
const patience = (cpuMs: number): number => 3 * cpuMs + 10_000;

const inTurn = pLimit(PROCESSES);
// The cost of a vector drawing is unpredictable, so one process stays free for photos.
const vectorsInTurn = pLimit(PROCESSES - 1);

const PICTURES: readonly DrawingJob['kind'][] = [
  'measure',
  'decode',
  'read-sayings',
  'take-place',
  'take-place-of-film',
  'take-place-of-heif',
  'render',
  'format',
];

const isVector = ({ kind }: DrawingJob): boolean => !PICTURES.includes(kind);

type DrawingProcess = JobProcess<Assignment, Outcome>;

const processes = new Set<DrawingProcess>();
const idle = new Map<DrawingProcess, NodeJS.Timeout>();

function freeProcess(): DrawingProcess {
  const [found] = idle.keys();
  if (found) {
    clearTimeout(idle.get(found));
    idle.delete(found);
    return found;
  }
  const fresh = startJobProcess<Assignment, Outcome>({
    script: path.join(__dirname, 'child'),
    heap: 512,
    parse: (message) => outcome.parse(message),
    onExit() {
      processes.delete(fresh);
      idle.delete(fresh);
    },
  });
  processes.add(fresh);
  return fresh;
}

function keepIdle(drawing: DrawingProcess): void {
  const end = setTimeout(() => {
    idle.delete(drawing);
    drawing.end();
  }, IDLE_MS);
  idle.set(drawing, end.unref());
}

async function run(job: DrawingJob): Promise<Outcome> {
  const drawing = freeProcess();
  const cpuMs = cpuMsFor(job);
  const outcome = await drawing.run({ job, cpuMs }, patience(cpuMs));
  if (outcome.memory > MAX_KEPT_MEMORY) drawing.end();
  else keepIdle(drawing);
  if (outcome.tooExpensive) throw new TooExpensive('The drawing has too many parts');
  return outcome;
}

/**
 * Draws in a separate process with bounded time and memory. `done` is false when the picture cannot be read;
 * throws `TooExpensive` when it exceeds its limits.
 */
export const draw = (job: DrawingJob): Promise<Outcome> =>
  isVector(job) ? vectorsInTurn(() => inTurn(() => run(job))) : inTurn(() => run(job));

export function stopDrawing(): void {
  for (const each of processes) each.end();
}
