import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getEnv } from '../../../../../config/env';
import { isDatabaseUnavailable } from '../../../../database/outages';
import { signOnProvider, type LoginState, type Person } from './provider';

export interface Maintainer {
  id: number;
  isActive: boolean;
  blocked: boolean | null;
}

const WHITELIST = 'plugin::strapi-plugin-sso.whitelists';

// The plugin's own check is case-sensitive, and treats an empty list as allowing every address.
const isListed = async (strapi: Core.Strapi, email: string): Promise<boolean> =>
  (await strapi.db.query(WHITELIST).findOne({ where: { email: { $eqi: email } } })) !== null;

/** The account of a listed user, created at the first login with the plugin's roles; null for anyone else. */
async function maintainerFor(strapi: Core.Strapi, person: Person): Promise<Maintainer | null> {
  if (!(await isListed(strapi, person.email))) return null;
  const known: Maintainer | null = await strapi.service('admin::user').findOneByEmail(person.email);
  if (known) return known.isActive && !known.blocked ? known : null;
  const plugin = strapi.plugin('strapi-plugin-sso');
  const chosen: { roles?: number[] } | null = await plugin.service('role').oidcRoles();
  const roles = (chosen?.roles ?? []).map((id) => ({ id }));
  const { email, familyName, givenName } = person;
  return plugin.service('oauth').createUser(email, familyName, givenName, 'nl', roles);
}

/** Shows why a maintainer's login was refused, with a link back to the panel. */
function showRefusal(ctx: Context, status: number, sentence: string): void {
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

const UNREACHABLE = 'De inlogdienst is niet bereikbaar of goed ingesteld. Probeer het straks opnieuw.';
const BROKEN = 'Het inloggen is verlopen of onderbroken. Begin opnieuw.';
const UNLISTED = 'Je staat niet op de lijst van onderhouders. Vraag een collega om je toe te voegen.';

const getAddress = (path: string): string => getEnv().publicUrl + path;

/** The kind of a failure, safe for the log: never the sent data. */
const getKind = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? `${error.name} ${String(error.code)}` : error.name) : 'unknown';

/** Creates the session and the page with which Strapi's panel continues, as the plugin does. */
async function startPanelSession(strapi: Core.Strapi, ctx: Context, maintainer: Maintainer): Promise<void> {
  const oauth = strapi.plugin('strapi-plugin-sso').service('oauth');
  const cookies = {
    set: (name: string, value: string) => ctx.cookies.set(name, value, { sameSite: 'lax', overwrite: true }),
  };
  const token: string = await oauth.generateToken(maintainer, { cookies });
  oauth.triggerSignInSuccess(maintainer);
  const nonce = randomUUID();
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', `default-src 'none'; script-src 'nonce-${nonce}'`);
  ctx.type = 'html';
  ctx.body = oauth.renderSignUpSuccess(token, maintainer, nonce);
}

/** The two routes of a login by OpenID Connect, replacing the plugin's own. */
export function signOnController(strapi: Core.Strapi, path: string) {
  const { maintainerOidc } = getEnv();
  if (!maintainerOidc) throw new Error('The sign-on of maintainers is on without its settings');
  const provider = signOnProvider(maintainerOidc);

  const refuse = (
    ctx: Context,
    status: number,
    sentence: string,
    error: unknown = new Error(sentence),
  ): void => {
    void strapi.eventHub.emit('admin.auth.error', { error, provider: 'strapi-plugin-sso' });
    showRefusal(ctx, status, sentence);
  };

  return {
    async oidcSignIn(ctx: Context): Promise<void> {
      try {
        const { address, started } = await provider.start(getAddress(path));
        if (ctx.session) ctx.session.signOn = started;
        ctx.redirect(address.href);
      } catch (error) {
        strapi.log.error(`Maintainers' sign-on: ${getKind(error)}`);
        showRefusal(ctx, 503, UNREACHABLE);
      }
    },

    async oidcSignInCallback(ctx: Context): Promise<void> {
      const started: LoginState | undefined = ctx.session?.signOn;
      if (!started || !ctx.session) return refuse(ctx, 400, BROKEN);
      // Valid for one attempt.
      ctx.session.signOn = undefined;
      const fail = (error: unknown): void => {
        strapi.log.warn(`Maintainers' sign-on: ${getKind(error)}`);
        refuse(ctx, 400, BROKEN, error);
      };
      let person: Person | null;
      try {
        person = await provider.finish(new URL(getAddress(ctx.originalUrl)), started);
      } catch (error) {
        return fail(error);
      }
      try {
        const maintainer = person && (await maintainerFor(strapi, person));
        if (!maintainer) return refuse(ctx, 403, UNLISTED);
        await startPanelSession(strapi, ctx, maintainer);
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        fail(error);
      }
    },
  };
}
