import { deriveKey } from './env/app-secret';
import { getEnv } from './env';

interface PreviewService {
  findAddress(uid: string, documentId: string | undefined): Promise<string | undefined>;
}

/** The preview is a screen of the portal itself, so no other origin is allowed: src/plugins/portal/server/preview. */
function findPreview(uid: string, { documentId }: { documentId?: string }): Promise<string | undefined> {
  const service: PreviewService = strapi.plugin('portal').service('preview');
  return service.findAddress(uid, documentId);
}

/** The mail to a maintainer who forgot their password; Strapi fills in `url`. */
const FORGOTTEN = {
  subject: 'Een nieuw wachtwoord voor technisch beheer',
  text: 'Hallo,\n\nKies hier een nieuw wachtwoord voor technisch beheer van de portal:\n<%= url %>\n\nHeb je dit niet aangevraagd? Dan hoef je niets te doen.\n',
  html: '<p>Hallo,</p><p><a href="<%= url %>">Kies een nieuw wachtwoord</a> voor technisch beheer van de portal.</p><p>Heb je dit niet aangevraagd? Dan hoef je niets te doen.</p>',
};

export default () => {
  const env = getEnv();
  return {
    url: '/beheer',
    serveAdminPanel: env.strapiAdmin,
    autoOpen: false,
    auth: {
      secret: deriveKey(env.appSecret, 'admin-jwt'),
      // The panel is at /beheer and its API at /admin: both need the cookie. With null, each request decides on `secure`.
      cookie: { path: '/', sameSite: 'lax', secure: env.publicUrl.startsWith('https:') || null },
    },
    forgotPassword: { emailTemplate: FORGOTTEN },
    apiToken: { salt: deriveKey(env.appSecret, 'api-token') },
    transfer: { token: { salt: deriveKey(env.appSecret, 'transfer-token') } },
    secrets: { encryptionKey: deriveKey(env.appSecret, 'encryption') },
    flags: { nps: false, promoteEE: false, docLinks: false },
    ai: { enabled: false },
    preview: { enabled: true, config: { handler: findPreview } },
  };
};
