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
  /** What its blocks need. */
  code: Code;
}

const link = (rel: string, address: string): string =>
  `<link rel="${rel}" crossorigin href="${escapeHtml(address)}" />`;

const fill = (template: string, head: string, data: string): string =>
  template.replace(HEAD, () => head).replace(DATA, () => data);

const linkScripts = ({ scripts }: Code): string =>
  scripts.map((address) => link('modulepreload', address)).join('');

const linkStyles = ({ styles }: Code): string =>
  styles.map((address) => link('stylesheet', address)).join('');

/** An index.html that embeds its data, as JSON. */
interface Shell extends Filling {
  json: string;
}

// A data script element ends at the first text that looks like its end tag, and reads on after a comment or a script
// in it. Every other < stays: a page may have half a million.
const UNSAFE_IN_SCRIPT = /<(?=!--|\/?script)/gi;
/** Escapes JSON for a script element. */
export const escapeForScript = (json: string): string => json.replace(UNSAFE_IN_SCRIPT, '\\u003c');

const embed = (json: string): string =>
  `<script type="application/json" id="first-view">${escapeForScript(json)}</script>`;

/** The index.html of a path that the browser renders. */
export const fillShell = (template: string, { head, json, code }: Shell): string =>
  fill(template, head + linkScripts(code) + linkStyles(code), embed(json));

/** An index.html with fallback content for visitors without script. */
export const fillNotFound = (
  template: string,
  { html, stylesPath, ...shell }: Shell & Pick<RenderedShell, 'html' | 'stylesPath'>,
): string =>
  fillShell(template, shell).replace(
    NOSCRIPT,
    () => `<noscript>${link('stylesheet', stylesPath)}${html}</noscript>`,
  );

/** A page that shows before its scripts: its HTML, its style sheet, and the script that starts the portal on it. */
interface RenderedShell extends Filling {
  html: string;
  stylesPath: string;
  dataPath: string;
  starter: string;
}

/**
 * The index.html of a page that shows before its scripts. Scripts and data are added once it is painted (web:
 * start.ts). Their style sheets are linked but disabled, because all rules are in the page's own.
 */
export function fillRendered(
  template: string,
  { head, code, html, stylesPath, dataPath, starter }: RenderedShell,
): string {
  const common = template.match(COMMON)?.join('') ?? '';
  const later = (common + linkScripts(code) + linkStyles(code)).replaceAll(
    '<link rel="stylesheet"',
    '$& disabled',
  );
  const own = `${link('stylesheet', stylesPath)}<script type="module" crossorigin src="${starter}"></script>`;
  const data = `<script type="application/json" id="first-view" data-src="${escapeHtml(dataPath)}"></script>`;
  return fill(template.replace(COMMON, ''), `${head}${own}<template>${later}</template>`, data)
    .replace('<body>', '<body data-drawn>')
    .replace(NOSCRIPT, '')
    .replace(ROOT, () => `${READING}<div id="root">${html}</div>`);
}
