import { copyOf, keepCopy, notePictures } from './copies';

/** An address that carries no page: the app without content of its own. */
const SHELL = '/login';

const NOT_OURS = /^\/(api|beheer|saml2|_files|strapi-plugin-sso|_health)(\/|$)/;

/** Whether somebody opens an address of the portal. */
export const isView = ({ mode, url }: Request): boolean =>
  mode === 'navigate' && !NOT_OURS.test(new URL(url).pathname);

/** Keeps the app itself, once when this version is installed. */
export async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'reload' });
  if (answer.ok) await keepCopy('views', SHELL, answer);
}

/**
 * Answers with index.html, which carries only what everybody may see, so every one may be kept. Without a connection: the
 * one of this address, or else the app, which then finds what was kept of the API.
 */
export async function answerView(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) {
      notePictures(await answer.clone().text());
      await keepCopy('views', pathname, answer.clone());
    }
    return answer;
  } catch (error) {
    const copy = (await copyOf('views', pathname)) ?? (await copyOf('views', SHELL));
    if (copy) return copy;
    throw error;
  }
}
