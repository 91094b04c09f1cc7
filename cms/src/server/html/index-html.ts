const HEAD = /<!-- head -->[^]*<!-- \/head -->/;
const DATA = '<!-- data -->';
const ROOT = '<div id="root"></div>';
const NOSCRIPT = /<noscript>[^]*<\/noscript>/;

const READING = `<noscript><p class="noscript">Zonder JavaScript kun je hier lezen, afdrukken en openbare bestanden downloaden. Zoeken, inloggen en formulieren hebben JavaScript nodig.</p></noscript>`;

/** What index.html is filled with: the head as HTML, and the embedded data as JSON. */
interface Filling {
  head: string;
  json: string;
}

// A data script element ends at the first text that looks like its end tag.
const toScript = (json: string): string =>
  `<script type="application/json" id="first-view">${json.replaceAll('<', '\\u003c')}</script>`;

/** The index.html of a path that the portal draws in the browser. */
export const fillShell = (template: string, { head, json }: Filling): string =>
  template.replace(HEAD, () => head).replace(DATA, () => toScript(json));

/** The scripts of a page that can be read without them come after its text and styles. */
const withLaterScripts = (template: string): string =>
  template.replace(
    /<(?:script type="module"|link rel="modulepreload")/g,
    (tag) => `${tag} fetchpriority="low"`,
  );

/** The index.html of a page that is there before the scripts. */
export const fillDrawn = (template: string, { html, ...filling }: Filling & { html: string }): string =>
  withLaterScripts(fillShell(template, filling))
    .replace('<body>', '<body data-drawn>')
    .replace(NOSCRIPT, '')
    .replace(ROOT, () => `${READING}<div id="root">${html}</div>`);
