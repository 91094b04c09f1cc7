import { createHash } from 'node:crypto';
import { PALETTE } from '../../shared/palette';

/** How often the page asks whether the panel is there. */
export const RETRY_S = 3;

const { white, black, grey, greyLight, blueLight, blueDark } = PALETTE;

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${greyLight}; color: ${black};
  font: 1rem/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { box-sizing: border-box; width: min(36rem, 100% - 2rem); margin: 1rem; padding: 2.5rem; background: ${white};
  border-radius: 8px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; color: ${blueDark}; }
p { margin: 0 0 1rem; color: ${grey}; }
p:last-child { margin: 0; }
a { color: ${blueDark}; text-underline-offset: .2em; }
a:focus-visible { outline: 3px solid ${blueDark}; outline-offset: 3px; }
.busy { height: 4px; margin: 0 0 1.5rem; overflow: hidden; border-radius: 2px; background: ${blueLight}; }
.busy::before { content: ''; display: block; width: 30%; height: 100%; background: ${blueDark};
  animation: pass 1.6s ease-in-out infinite alternate; }
@keyframes pass { to { margin-left: 70%; } }
@media (prefers-reduced-motion: reduce) { .busy::before { animation: none; } }
@media (forced-colors: active) { .busy { border: 1px solid; } .busy::before { background: Highlight; } }
`;

/** Continues at the same URL once the server no longer asks to wait. */
const SCRIPT = `
const look = async () => {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer && !answer.headers.has('Retry-After')) location.reload();
  else setTimeout(look, ${RETRY_S * 1000});
};
setTimeout(look, ${RETRY_S * 1000});
`;

const getDigest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Its own style and script, and nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${getDigest(STYLE)}`,
  `script-src ${getDigest(SCRIPT)}`,
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function getPage(title: string, content: string, script: string): string {
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">Naar de portal</a></p>
</main>
${script}
</body>
</html>
`;
}

/** Shown to maintainers while the panel is being built. */
export const BUILDING_PAGE = getPage(
  'Technisch beheer wordt klaargezet',
  `<div class="busy"></div>
<p>Na een installatie of een update duurt dit ongeveer een minuut. De portal zelf werkt al.</p>
<p>Blijf gerust op deze pagina: ze gaat vanzelf verder.</p>`,
  `<script>${SCRIPT}</script>`,
);

/** Shown to maintainers when the build of the panel failed. */
export const FAILED_PAGE = getPage(
  'Technisch beheer kon niet worden klaargezet',
  `<p>De portal zelf werkt gewoon. In de uitvoer van de server staat wat er misging.</p>
<p>Start de server opnieuw, dan probeert die het nog een keer.</p>`,
  '',
);
