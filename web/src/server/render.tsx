import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { createRoutes, FUTURE } from '../app/router';
import { holdStyles, loadBlocks } from '../features/blocks';
import type { FirstView } from '../lib/first-view';
import { carry } from '../lib/initial-data';
import { liveViewer } from '../lib/session/session';
import { unknownSite } from '../lib/site';
import { getPaletteProperties } from '../theme/palette';
import { getStyleSheet } from './style-sheet';

/** A page as HTML, without inline styles, which the content security policy blocks: they are rules in `css`. */
export interface DrawnPage {
  html: string;
  css: string;
}

/** Draws all at once: a part that came later would need an inline script to find its place. */
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

/** Draws the page at a path for a visitor, from what index.html embeds. One at a time. */
export async function renderPage(path: string, view: FirstView): Promise<DrawnPage> {
  const { site = unknownSite, page } = view;
  carry(view);
  liveViewer.set({ state: 'anonymous' });
  await loadBlocks(page ? ['outline', ...page.blocks.map(({ type }) => type)] : undefined);
  const handler = createStaticHandler(createRoutes(site), { future: FUTURE });
  const context = await handler.query(new Request(new URL(path, 'http://portal')));
  if (context instanceof Response) throw new Error(`${path} is elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context, { future: FUTURE });
  const drawn = await toHtml(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  const html = holdStyles(drawn);
  return { html, css: getStyleSheet(html, getPaletteProperties(site.palette)) };
}
