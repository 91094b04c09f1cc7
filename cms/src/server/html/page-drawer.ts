import { z } from 'zod';
import { type JobProcess, startJobProcess } from '../../utils/job-process';
import { makeOneByOne } from '../../utils/one-by-one';

/** Longer than any page takes, also on a busy machine. */
const PATIENCE_MS = 10_000;
/** How long the process stays for the next page. */
const IDLE_MS = 60_000;
const HEAP_MB = 192;
/** Who comes when this many pages wait, would wait too long: half a second. */
const MOST_WAITING = 8;

const drawnPage = z.object({ html: z.string(), css: z.string() });
const outcome = z.union([drawnPage, z.object({ markdown: z.string() }), z.object({ error: z.string() })]);

/** A page as HTML, and the rules that stand for its inline styles. */
export type DrawnPage = z.output<typeof drawnPage>;

type Outcome = z.output<typeof outcome>;

/** A page to draw for a visitor (web/src/server/child.ts). */
interface Job {
  path: string;
  /** What index.html embeds, as JSON. */
  view: string;
  /** Asks for Markdown, with this origin before its addresses. */
  markdownFor?: string;
}

/** Draws pages with the portal's own components, in a process of its own. Rejects when a page cannot be drawn. */
export interface PageDrawer {
  drawHtml(job: Job): Promise<DrawnPage>;
  drawMarkdown(job: Job & { markdownFor: string }): Promise<string>;
  /** Whether so many pages wait that no other should be drawn now. */
  isBusy(): boolean;
  /** Ends its process; what it draws now comes without it. */
  end(): void;
}

/** Makes a drawer with the server build of the portal, `script`. Its process starts with the first page. */
export function createPageDrawer(script: string): PageDrawer {
  const inTurn = makeOneByOne();
  let drawing: JobProcess<Job, Outcome> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;

  const start = (): JobProcess<Job, Outcome> => {
    const fresh = startJobProcess<Job, Outcome>({
      script,
      heap: HEAP_MB,
      parse: (message) => outcome.parse(message),
      onExit: () => {
        if (drawing === fresh) drawing = null;
      },
    });
    return fresh;
  };

  const draw = async (job: Job): Promise<Outcome> => {
    clearTimeout(idle);
    drawing ??= start();
    try {
      return await drawing.run(job, PATIENCE_MS);
    } finally {
      waiting -= 1;
      idle = setTimeout(() => drawing?.end(), IDLE_MS).unref();
    }
  };

  const run = (job: Job): Promise<Outcome> => {
    waiting += 1;
    return inTurn('page', () => draw(job));
  };

  return {
    isBusy: () => waiting >= MOST_WAITING,
    end: () => drawing?.end(),
    async drawHtml(job) {
      const drawn = await run(job);
      if ('html' in drawn) return drawn;
      throw new Error('error' in drawn ? drawn.error : 'The page came as text.');
    },
    async drawMarkdown(job) {
      const drawn = await run(job);
      if ('markdown' in drawn) return drawn.markdown;
      throw new Error('error' in drawn ? drawn.error : 'The page came as HTML.');
    },
  };
}
