import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { findPresentSlug } from '../api/page/lib/reads/live-page';
import { toAddress, type ToolContext } from './context';
import { findPages, loadPage, type ReadablePage } from './pages';
import { Refusal, toRefusal } from './refusals';

const MARKDOWN = 'text/markdown';
const HOME = 'home';
/** Assistants search a larger guide. */
const MOST = 1000;

const ABOUT = {
  title: 'Pagina van de huisstijl / Page of the house style',
  description: 'De tekst van een pagina, als Markdown. / The text of a page, as Markdown.',
  mimeType: MARKDOWN,
};

const describePage = ({ slug, title, lead, address }: ReadablePage) => ({
  uri: address,
  name: slug,
  title,
  // Overrides that of the template.
  description: lead,
  mimeType: MARKDOWN,
});

async function readPage(context: ToolContext, uri: URL): Promise<ReadResourceResult> {
  try {
    const text = await loadPage(context, uri.pathname);
    return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] };
  } catch (error) {
    if (error instanceof Refusal) throw new ResourceNotFoundError(uri.href, error.message);
    throw new ProtocolError(ProtocolErrorCode.InternalError, toRefusal(context, error));
  }
}

/** Offers the pages that a viewer may read as Markdown, each under its own address. */
export async function registerPages(server: McpServer, context: ToolContext): Promise<void> {
  const read = (uri: URL) => readPage(context, uri);
  const list = async () => {
    const pages = (await findPages(context)).filter(({ slug }) => slug !== HOME);
    return { resources: pages.slice(0, MOST).map(describePage) };
  };
  server.registerResource(
    'page',
    new ResourceTemplate(toAddress('/huisstijl/{slug}'), { list }),
    ABOUT,
    read,
  );
  // The address of the home page has no slug.
  if ((await findPresentSlug(context.strapi, context.viewer, HOME)) === null) return;
  server.registerResource(HOME, toAddress('/'), { ...ABOUT, title: 'Home' }, read);
}
