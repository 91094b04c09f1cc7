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
/** How long a page that could not be drawn is not tried again: others would wait for that. */
const REST_MS = 60_000;

const faults = z.array(z.string());
const drawnPage = z.object({ html: z.string(), css: z.string(), faults });
const markdownPage = z.object({ markdown: z.string(), faults });
const made = z.union([drawnPage, markdownPage]);
const outcome = z.union([made, z.object({ error: z.string() })]);

/** A page as HTML, the rules that stand for its inline styles, and why blocks of it could not be shown. */
export type DrawnPage = z.output<typeof drawnPage>;
/** A page as Markdown, and why blocks of it could not be written. */
type MarkdownPage = z.output<typeof markdownPage>;

type Made = z.output<typeof made>;
type Outcome = z.output<typeof outcome>;

/** A page to draw for a visitor (web/src/server/child.ts). */
interface Job {
  path: string;
  /** What index.html embeds, as JSON. */
  view: string;
  /** Asks for Markdown, with this origin before its addresses. */
  markdownFor?: string;
}

/** A page to draw, in line before what is drawn is known: reading that takes a while too. */
type Asked = Omit<Job, 'view'> & { view: string | Promise<string> };

/** Draws pages with the portal's own components, in a process of its own. Rejects when a page cannot be drawn. */
export interface PageDrawer {
  drawHtml(asked: Asked): Promise<DrawnPage>;
  drawMarkdown(asked: Asked & { markdownFor: string }): Promise<MarkdownPage>;
  /** Whether a page can be drawn soon: few others wait, and it did not fail just now. */
  isReady(job: Omit<Job, 'view'>): boolean;
  /** Ends its process; what it draws now comes without it. */
  end(): void;
}

const getName = ({ path, markdownFor }: Omit<Job, 'view'>): string => `${path} ${markdownFor ?? ''}`;

/** Makes a drawer with the server build of the portal, `script`. Its process starts with the first page. */
export function createPageDrawer(script: string): PageDrawer {
  const inTurn = makeOneByOne();
  let drawing: JobProcess<Job, Outcome> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  /** When those that failed did so, by their names. */
  const failed = new Map<string, number>();

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

  const draw = async (job: Job): Promise<Made> => {
    clearTimeout(idle);
    drawing ??= start();
    try {
      const drawn = await drawing.run(job, PATIENCE_MS);
      if ('error' in drawn) throw new Error(drawn.error);
      failed.delete(getName(job));
      return drawn;
    } catch (error) {
      failed.set(getName(job), Date.now());
      throw error;
    } finally {
      idle = setTimeout(() => drawing?.end(), IDLE_MS).unref();
    }
  };

  const run = (asked: Asked): Promise<Made> => {
    waiting += 1;
    const view = Promise.resolve(asked.view);
    // What went wrong is told in its turn.
    view.catch(() => undefined);
    return inTurn('page', async () => {
      try {
        return await draw({ ...asked, view: await view });
      } finally {
        waiting -= 1;
      }
    });
  };

  return {
    isReady: (job) => waiting < MOST_WAITING && Date.now() - (failed.get(getName(job)) ?? 0) > REST_MS,
    end: () => drawing?.end(),
    async drawHtml(asked) {
      const drawn = await run(asked);
      if ('html' in drawn) return drawn;
      throw new Error('The page came as text.');
    },
    async drawMarkdown(asked) {
      const drawn = await run(asked);
      if ('markdown' in drawn) return drawn;
      throw new Error('The page came as HTML.');
    },
  };
}
