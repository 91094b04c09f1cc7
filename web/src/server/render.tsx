import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { Block, Site } from '../api/types';
import { createRoutes, FUTURE } from '../app/router';
import { deferStyles, loadBlocks, PageBlocks } from '../features/blocks';
import type { FirstView } from '../lib/first-view';
import { setInitialData } from '../lib/initial-data';
import { liveViewer } from '../lib/session/session';
import { unknownSite } from '../lib/site';
import { getPaletteProperties } from '../theme/palette';
import { getStyleSheet } from './style-sheet';
import { toFault } from './to-fault';

/** A page as HTML, without inline styles, which the content security policy blocks: they are rules in `css`. */
export interface RenderedPage {
  html: string;
  css: string;
  /** Why blocks of it could not be shown. */
  faults: string[];
}

/** Renders everything at once: streaming would require an inline script. */
function toHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let isBroken = false;
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        if (!isBroken) resolve(text(pipe(new PassThrough())));
      },
      onError(error) {
        isBroken = true;
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
  });
}

/** Replaces a block that cannot be rendered, until the script shows its card. */
const getStandIn = ({ id, slug, groups, isPrivate, can }: Block): Block => ({
  ...{ id, slug, groups, isPrivate, can, type: 'html' },
  body: '<p>Dit blok kan niet worden getoond.</p>',
});

/** Replaces blocks that cannot be rendered: error boundaries do nothing on a server. */
async function replaceBroken(blocks: readonly Block[], home: boolean) {
  const faults: string[] = [];
  const shown: Block[] = [];
  for (const block of blocks) {
    const alone = (
      <StaticRouter location="/">
        <PageBlocks blocks={[block]} home={home} />
      </StaticRouter>
    );
    try {
      await toHtml(alone);
      shown.push(block);
    } catch (thrown) {
      faults.push(`${block.type} ${block.id}: ${toFault(thrown)}`);
      shown.push(getStandIn(block));
    }
  }
  return { faults, shown };
}

/** Renders the page at a path for a visitor, from the data that index.html embeds. One at a time. */
export async function renderPage(path: string, view: FirstView): Promise<RenderedPage> {
  const { site = unknownSite, page } = view;
  setInitialData(view);
  liveViewer.set({ state: 'anonymous' });
  await loadBlocks(page ? ['outline', ...page.blocks.map(({ type }) => type)] : undefined);
  try {
    return { ...(await renderScreen(path, site)), faults: [] };
  } catch (thrown) {
    if (!page) throw thrown;
    const { faults, shown } = await replaceBroken(page.blocks, page.slug === 'home');
    if (faults.length === 0) throw thrown;
    setInitialData({ ...view, page: { ...page, blocks: shown } });
    return { ...(await renderScreen(path, site)), faults };
  }
}

async function renderScreen(path: string, site: Site): Promise<Omit<RenderedPage, 'faults'>> {
  const handler = createStaticHandler(createRoutes(site), { future: FUTURE });
  const context = await handler.query(new Request(new URL(path, 'http://portal')));
  if (context instanceof Response) throw new Error(`${path} is elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context, { future: FUTURE });
  const drawn = await toHtml(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const html = deferStyles(drawn);
  return { html, css: getStyleSheet(html, getPaletteProperties(site.palette)) };
}
