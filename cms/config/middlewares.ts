import { getEnv } from './env';

export default () => {
  const env = getEnv();
  return [
    'strapi::errors',
    {
      name: 'strapi::security',
      config: { contentSecurityPolicy: false, hsts: env.publicUrl.startsWith('https:') },
    },
    'global::content-security-policy',
    'global::secure-cookies',
    { name: 'strapi::cors', config: { origin: env.corsOrigins, credentials: true, maxAge: 600 } },
    'global::health',
    'global::previews',
    // Reads its own forms, of what they may be large.
    'global::saml',
    { name: 'strapi::session', config: { secure: env.publicUrl.startsWith('https:'), sameSite: 'lax' } },
    // Outside the body parser: what that refuses is answered in the same form.
    'global::api-answers',
    'strapi::query',
    {
      name: 'strapi::body',
      config: { multipart: false, jsonLimit: '5mb', formLimit: '5mb', textLimit: '5mb' },
    },
    'strapi::favicon',
    'strapi::public',
    'global::portal',
  ];
};
