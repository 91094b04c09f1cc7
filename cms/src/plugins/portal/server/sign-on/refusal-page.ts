import type { Context } from 'koa';

/** Shows why a maintainer's login was refused, with a link back to the panel. */
export function showRefusal(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inloggen is niet gelukt</title>
<h1>Inloggen is niet gelukt</h1>
<p>${sentence}</p>
<p><a href="/beheer">Naar het inlogscherm</a></p>
</html>
`;
}
