import { z } from 'zod';
import { defineTool, words } from '../define-tool';
import { findPages, loadPage } from '../pages';

const MOST_PAGES = 300;
/** Some ten thousand words: a longer page would crowd out the conversation. */
const MOST_CHARACTERS = 60_000;

export const listPagesTool = defineTool({
  name: 'list_pages',
  title: 'Alle pagina’s / All pages',
  description: [
    'De inhoudsopgave: elke pagina die je mag lezen, met haar slug, waar ze over gaat en haar adres. Voor een overzicht; om iets op te zoeken is search sneller.',
    'The table of contents: every page that you may read, with its slug, what it is about and its address. For an overview; to look something up, search is quicker.',
  ],
  input: z.object({}),
  run: async (context) => {
    const pages = await findPages(context);
    const lines = pages.slice(0, MOST_PAGES).map(({ slug, title, lead, depth, address }) => {
      const about = lead ? `: ${lead.replace(/\s+/g, ' ')}` : '';
      return `${'  '.repeat(depth)}- ${title} (slug: ${slug})${about} ${address}`;
    });
    const left = pages.length - lines.length;
    return [
      ...(lines.length > 0
        ? lines
        : ['Er is geen pagina die je mag lezen. / There is no page that you may read.']),
      ...(left > 0 ? [`En nog ${left}: gebruik search. / And ${left} more: use search.`] : []),
    ].join('\n');
  },
});

export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Lees een pagina / Read a page',
  description: [
    'Geeft een pagina van de huisstijl als Markdown: de regels, met tabellen, voorbeelden en links naar bestanden. Antwoord op grond van deze tekst, en noem het adres dat bovenaan bij url staat.',
    'Gives a page of the house style as Markdown: the rules, with tables, examples and links to files. The text is Dutch. Answer from this text, and cite the address at url at the top.',
  ],
  input: z.object({
    slug: words(500).describe(
      'De slug uit search of list_pages, of het adres van de pagina / The slug from search or list_pages, or the address of the page',
    ),
  }),
  run: async (context, { slug }) => {
    const markdown = await loadPage(context, slug);
    if (markdown.length <= MOST_CHARACTERS) return markdown;
    return `${markdown.slice(0, MOST_CHARACTERS)}\n\n(De rest staat op het adres bovenaan. / The rest is at the address at the top.)`;
  },
});
