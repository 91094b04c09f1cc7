import { z } from 'zod';
import { type JobProcess, startJobProcess } from '../../utils/job-process';
import { makeOneByOne } from '../../utils/one-by-one';

/** Longer than any page takes, even on a busy machine. */
const PATIENCE_MS = 10_000;
/** How long the process waits for the next page. */
const IDLE_MS = 60_000;
const HEAP_MB = 192;
/** With this many pages in the queue, another would wait too long: half a second. */
const MOST_WAITING = 8;
/** How long a page that failed is not retried: others would wait for it. */
const REST_MS = 60_000;

const faults = z.array(z.string());
const renderedPage = z.object({ html: z.string(), css: z.string(), faults });
const markdownPage = z.object({ markdown: z.string(), faults });
const responseSchema = z.union([renderedPage, markdownPage]);
const outcome = z.union([responseSchema, z.object({ error: z.string() })]);

/** A page as HTML, the rules that stand for its inline styles, and why blocks of it could not be shown. */
export type RenderedPage = z.output<typeof renderedPage>;
/** A page as Markdown, and why blocks of it could not be written. */
type MarkdownPage = z.output<typeof markdownPage>;

type RenderResult = z.output<typeof responseSchema>;
type Outcome = z.output<typeof outcome>;

/** A page to render for a visitor (web/src/server/child.ts). */
interface Job {
  path: string;
  /** What index.html embeds, as JSON. */
  view: string;
  /** Asks for Markdown, with this origin before its addresses. */
  markdownFor?: string;
}

/** A page to render. It is queued before its data is known, because reading that takes a while too. */
type QueuedJob = Omit<Job, 'view'> & { view: string | Promise<string> };

/** Renders pages with the portal's own components, in a separate process. Rejects when a page cannot be rendered. */
export interface PageRenderer {
  renderHtml(asked: QueuedJob): Promise<RenderedPage>;
  renderMarkdown(asked: QueuedJob & { markdownFor: string }): Promise<MarkdownPage>;
  /** Whether a page can be rendered soon: the queue is short, and it did not just fail. */
  isReady(job: Omit<Job, 'view'>): boolean;
  /** Ends the process. A page in progress fails, and is served for the browser to render. */
  end(): void;
}

const getName = ({ path, markdownFor }: Omit<Job, 'view'>): string => `${path} ${markdownFor ?? ''}`;

/** Creates a renderer with the server build of the portal, `script`. Its process starts with the first page. */
export function createPageRenderer(script: string): PageRenderer {
  const inTurn = makeOneByOne();
  let child: JobProcess<Job, Outcome> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  /** The time of each failure, by name. */
  const failed = new Map<string, number>();

  const start = (): JobProcess<Job, Outcome> => {
    const fresh = startJobProcess<Job, Outcome>({
      script,
      heap: HEAP_MB,
      parse: (message) => outcome.parse(message),
      onExit: () => {
        if (child === fresh) child = null;
      },
    });
    return fresh;
  };

  const render = async (job: Job): Promise<RenderResult> => {
    clearTimeout(idle);
    child ??= start();
    try {
      const rendered = await child.run(job, PATIENCE_MS);
      if ('error' in rendered) throw new Error(rendered.error);
      failed.delete(getName(job));
      return rendered;
    } catch (error) {
      failed.set(getName(job), Date.now());
      throw error;
    } finally {
      idle = setTimeout(() => child?.end(), IDLE_MS).unref();
    }
  };

  const run = (asked: QueuedJob): Promise<RenderResult> => {
    waiting += 1;
    const view = Promise.resolve(asked.view);
    // A rejection is reported when the turn of the job comes.
    view.catch(() => undefined);
    return inTurn('page', async () => {
      try {
        return await render({ ...asked, view: await view });
      } finally {
        waiting -= 1;
      }
    });
  };

  return {
    isReady: (job) => waiting < MOST_WAITING && Date.now() - (failed.get(getName(job)) ?? 0) > REST_MS,
    end: () => child?.end(),
    async renderHtml(asked) {
      const drawn = await run(asked);
      if ('html' in drawn) return drawn;
      throw new Error('The page came as text.');
    },
    async renderMarkdown(asked) {
      const drawn = await run(asked);
      if ('markdown' in drawn) return drawn;
      throw new Error('The page came as HTML.');
    },
  };
}
