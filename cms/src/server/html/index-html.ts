import { escapeHtml } from '../../utils/escape-html';
import type { Code } from './page-code';

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';
const ROOT = '<div id="root"></div>';
const NOSCRIPT = /<noscript>[^]*<\/noscript>/;
const COMMON = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

const READING = `<noscript><p class="noscript">Zonder JavaScript kun je hier lezen, afdrukken en openbare bestanden downloaden. Zoeken, inloggen en formulieren hebben JavaScript nodig.</p></noscript>`;

/** What index.html is filled with. */
interface Filling {
  /** As HTML. */
  head: string;
  /** The embedded data. */
  json: string;
  /** What its blocks need. */
  code: Code;
}

const link = (rel: string, address: string): string =>
  `<link rel="${rel}" crossorigin href="${escapeHtml(address)}" />`;

// A data script element ends at the first text that looks like its end tag.
const toScript = (json: string): string =>
  `<script type="application/json" id="first-view">${json.replaceAll('<', '\\u003c')}</script>`;

const fill = (template: string, head: string, json: string): string =>
  template.replace(HEAD, () => head).replace(DATA, () => toScript(json));

const linkScripts = ({ scripts }: Code): string =>
  scripts.map((address) => link('modulepreload', address)).join('');

const linkStyles = ({ styles }: Code): string =>
  styles.map((address) => link('stylesheet', address)).join('');

/** The index.html of a path that the portal draws in the browser. */
export const fillShell = (template: string, { head, json, code }: Filling): string =>
  fill(template, head + linkScripts(code) + linkStyles(code), json);

/** A page that is there before its scripts: what is drawn, its style sheet, and what starts the portal on it. */
interface Drawing extends Filling {
  html: string;
  stylesPath: string;
  starter: string;
}

/**
 * The index.html of a page that is there before its scripts, which come into the document once it is painted (web:
 * start.ts). Their style sheets only say that they are there: all rules are in the page's own.
 */
export function fillDrawn(
  template: string,
  { head, json, code, html, stylesPath, starter }: Drawing,
): string {
  const common = template.match(COMMON)?.join('') ?? '';
  const later = (common + linkScripts(code) + linkStyles(code)).replaceAll(
    '<link rel="stylesheet"',
    '$& disabled',
  );
  const own = `${link('stylesheet', stylesPath)}<script type="module" crossorigin src="${starter}"></script>`;
  return fill(template.replace(COMMON, ''), `${head}${own}<template>${later}</template>`, json)
    .replace('<body>', '<body data-drawn>')
    .replace(NOSCRIPT, '')
    .replace(ROOT, () => `${READING}<div id="root">${html}</div>`);
}
