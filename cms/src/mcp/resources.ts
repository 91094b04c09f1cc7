import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { toAddress, type ToolContext } from './context';
import { findPages, loadPage, type ReadablePage } from './pages';
import { Refusal, toRefusal } from './refusals';

const MARKDOWN = 'text/markdown';
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
export function registerPages(server: McpServer, context: ToolContext): void {
  const read = (uri: URL) => readPage(context, uri);
  const list = async () => ({ resources: (await findPages(context)).slice(0, MOST).map(describePage) });
  server.registerResource(
    'page',
    new ResourceTemplate(toAddress('/huisstijl/{slug}'), { list }),
    ABOUT,
    read,
  );
  // The address of the home page has no slug; it is in the list of the others.
  server.registerResource(
    'home',
    new ResourceTemplate(toAddress('/{+home}'), { list: undefined }),
    ABOUT,
    read,
  );
}
