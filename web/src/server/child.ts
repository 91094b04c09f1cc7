import type { FirstView } from '../lib/first-view';
import { Parser } from './dom';
import { toMarkdown, type MarkdownPage } from './markdown';
import { renderPage, type RenderedPage } from './render';
import { toFault } from './to-fault';

/** A page to render for a visitor: as HTML, or as Markdown with this origin in its URLs. */
interface Job {
  path: string;
  /** What index.html embeds, as JSON. */
  view: string;
  markdownFor?: string;
}

/** What the server gets back (cms/src/server/html/page-renderer.ts). */
type Outcome = RenderedPage | MarkdownPage | { error: string };

const toView: (json: string) => FirstView = JSON.parse;

async function renderJob({ path, view, markdownFor }: Job): Promise<Outcome> {
  const embedded = toView(view);
  if (markdownFor === undefined || !embedded.page) return renderPage(path, embedded);
  return toMarkdown(embedded.page, embedded, markdownFor);
}

const toError = (error: unknown): Outcome => ({ error: toFault(error) });

globalThis.DOMParser = Parser;

// A terminal or a supervisor signals all processes at once; this one must survive for the requests that the portal still
// finishes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (job: Job) => {
  void renderJob(job)
    .catch(toError)
    .then((outcome) => process.send?.(outcome));
});
