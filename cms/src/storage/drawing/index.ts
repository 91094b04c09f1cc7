import path from 'node:path';
import pLimit from 'p-limit';
import { type JobProcess, startJobProcess, TooExpensive } from '../../utils/job-process';
import { type Assignment, type DrawingJob, outcome, type Outcome } from './jobs';

export { TooExpensive };
export type { DrawingJob, DrawnFormat, PictureInfo } from './jobs';

/** What is drawn from vectors must render at this width within its limits to be accepted, or to get previews. */
export const AFFORDABLE_WIDTH = 480;

const PROCESSES = 4;
const IDLE_MS = 60_000;
/** A process that holds more memory than this after a job is not reused. */
const MAX_REUSED_MEMORY = 256 * 1024 * 1024;

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
  // Someone waits for it; slow ones are measured later.
  'measure-page': 3_000,
  'measure-page-later': 12_000,
  'render-page': 15_000,
  format: 30_000,
  'format-vector': 15_000,
};
/** Lower, because a vector drawing can fall back to a smaller width, and others wait for it. */
const WIDE_VECTOR_CPU_MS = 2_000;

const cpuMsFor = (job: DrawingJob): number =>
  job.kind === 'render-vector' && job.width > AFFORDABLE_WIDTH ? WIDE_VECTOR_CPU_MS : CPU_MS[job.kind];

const PATIENCE_MS = 10_000;

/** On a busy machine a second of CPU time takes several seconds, but not when it can be done later. */
const getPatience = (kind: DrawingJob['kind'], cpuMs: number): number =>
  kind === 'measure-page' ? PATIENCE_MS : 3 * cpuMs + PATIENCE_MS;

const runInLane = pLimit(PROCESSES);

/**
 * How many jobs of a kind run at once. The cost of vectors is unpredictable: photos do not wait for them, nor do uploads
 * for what is looked at. Together the last two leave processes free.
 */
const LANES = {
  photos: pLimit(2),
  uploadedVectors: pLimit(2),
  shownVectors: pLimit(1),
  shownPages: pLimit(1),
};

const LANE_OF: Record<DrawingJob['kind'], keyof typeof LANES> = {
  measure: 'photos',
  decode: 'photos',
  'read-sayings': 'photos',
  'take-place': 'photos',
  'take-place-of-film': 'photos',
  'take-place-of-heif': 'photos',
  render: 'photos',
  format: 'photos',
  clean: 'uploadedVectors',
  try: 'uploadedVectors',
  'measure-page': 'uploadedVectors',
  'render-vector': 'shownVectors',
  'format-vector': 'shownVectors',
  'render-page': 'shownPages',
  'measure-page-later': 'shownPages',
};

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
  const outcome = await drawing.run({ job, cpuMs }, getPatience(job.kind, cpuMs));
  if (outcome.memory > MAX_REUSED_MEMORY) drawing.end();
  else keepIdle(drawing);
  if (outcome.tooExpensive) throw new TooExpensive('The drawing has too many parts');
  return outcome;
}

/**
 * Draws in a separate process with bounded time and memory. `done` is false when the picture cannot be read;
 * throws `TooExpensive` when it exceeds its limits.
 */
export const draw = (job: DrawingJob): Promise<Outcome> =>
  LANES[LANE_OF[job.kind]](() => runInLane(() => run(job)));

export function stopDrawing(): void {
  for (const each of processes) each.end();
}
