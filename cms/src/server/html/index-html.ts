import { escapeHtml } from '../../utils/escape-html';
import type { Code } from './page-code';

const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';
const ROOT = '<div id="root"></div>';
const NOSCRIPT = /<noscript>[^]*<\/noscript>/;
const SCRIPT =
  /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g;

const READING = `<noscript><p class="noscript">Zonder JavaScript kun je hier lezen, afdrukken en openbare bestanden downloaden. Zoeken, inloggen en formulieren hebben JavaScript nodig.</p></noscript>`;

/** What index.html is filled with. */
interface Filling {
  /** As HTML. */
  head: string;
  /** The embedded data. */
  json: string;
  /** What it needs besides what every page has. */
  code: Code;
}

const link = (attributes: string, address: string): string =>
  `<link ${attributes} crossorigin href="${escapeHtml(address)}" />`;

const STYLESHEET = 'rel="stylesheet"';

// A data script element ends at the first text that looks like its end tag.
const toScript = (json: string): string =>
  `<script type="application/json" id="first-view">${json.replaceAll('<', '\\u003c')}</script>`;

const fill = (template: string, head: string, json: string): string =>
  template.replace(HEAD, () => head).replace(DATA, () => toScript(json));

/** The index.html of a path that the portal draws in the browser. */
export function fillShell(template: string, { head, json, code }: Filling): string {
  const links = [
    ...code.scripts.map((address) => link('rel="modulepreload"', address)),
    ...code.styles.map((address) => link(STYLESHEET, address)),
  ];
  return fill(template, head + links.join(''), json);
}

/** A page that is there before its scripts: what is drawn, its own style sheet, and what starts the portal on it. */
interface Drawing extends Filling {
  html: string;
  stylesPath: string;
  starter: string;
}

/**
 * The index.html of a page that is there before its scripts, which are fetched once it is painted (web: start.ts). Its
 * own style sheet has the rules of its blocks; their links tell the portal's loader that they are there.
 */
export function fillDrawn(
  template: string,
  { head, json, code, html, stylesPath, starter }: Drawing,
): string {
  const first = [...template.matchAll(SCRIPT)].map(([, address = '']) => address);
  const scripts = escapeHtml([...first, ...code.scripts].join(' '));
  const links = [
    link(STYLESHEET, stylesPath),
    ...code.styles.map((address) => link(`${STYLESHEET} disabled`, address)),
    `<script type="module" crossorigin src="${starter}" data-scripts="${scripts}"></script>`,
  ];
  return fill(template.replace(SCRIPT, ''), head + links.join(''), json)
    .replace('<body>', '<body data-drawn>')
    .replace(NOSCRIPT, '')
    .replace(ROOT, () => `${READING}<div id="root">${html}</div>`);
}
