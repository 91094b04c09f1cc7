import { getEnv } from './env';

const CORS = {
  credentials: true,
  maxAge: 600,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  headers: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Range'],
  expose: ['Content-Disposition', 'Content-Range', 'ETag', 'Retry-After', 'X-Request-Id'],
};

/** From the outside in. What stands behind three of Strapi's own names is in src/doors. */
export default () => {
  const env = getEnv();
  return [
    'global::request-log',
    'strapi::security',
    'strapi::errors',
    'global::plain-paths',
    'global::secure-cookies',
    { name: 'strapi::cors', config: { ...CORS, origin: env.corsOrigins } },
    'global::health',
    'global::security-txt',
    'global::crawlers',
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
