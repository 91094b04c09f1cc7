import { getInitialData } from './initial-data';
import { fullDay } from './dates/amsterdam-time';

const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;

// A margin box takes nothing from the page: 72 px of it, in print.css, are 14 mm.
const LOOK = 'padding-inline: 14mm; color: #5b6472; font: 7.5pt/1.4 Figtree, sans-serif; white-space: nowrap';

/** What stands at the edges of each sheet. Browsers without margin boxes print their own. */
function getEdges(name: string, { host, pathname }: Location): string {
  const boxes = {
    'top-left': quote(`Huisstijl ${name}`),
    'top-right': quote(host),
    'bottom-left': quote(decodeURI(pathname)),
    'bottom-center': quote(`Afgedrukt op ${fullDay(Date.now())}. Kijk online of dit nog klopt.`),
    'bottom-right': 'counter(page) " van " counter(pages)',
  };
  return Object.entries(boxes)
    .map(([place, content]) => `@${place} { content: ${content}; ${LOOK} }`)
    .join('\n');
}

const sheet = new CSSStyleSheet();

/** Says on each sheet whose it is, where it stands and of which day, and gets the pictures that were not seen yet. */
function prepare(): void {
  const name = getInitialData().site?.productName ?? '';
  sheet.replaceSync(`@page { ${getEdges(name, window.location)} }`);
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager';
}

document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
window.addEventListener('beforeprint', prepare);
// Programs that make a PDF of a page show it as on paper first, and may not say that they print.
window.matchMedia('print').addEventListener('change', ({ matches }) => matches && prepare());
