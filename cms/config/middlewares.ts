import { constants } from 'node:zlib';
import { getEnv } from './env';

const CORS = {
  credentials: true,
  maxAge: 600,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  headers: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Range'],
  expose: ['Content-Disposition', 'Content-Range', 'ETag', 'Retry-After', 'X-Request-Id'],
};

// Four is quick enough for answers that are made anew; what never changes was packed as well as can be when building.
const PACKING = {
  threshold: 1024,
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 5 },
  filter: (type: string) => /^(text\/(html|plain|csv|xml)|application\/(json|xml))$/.test(type),
};

/**
 * From the outside in. What stands behind three of Strapi's own names is in src/server/security; answers that are ready go out before
 * all of this (src/server/security/ready).
 */
export default () => {
  const env = getEnv();
  return [
    'global::requests',
    'strapi::security',
    { name: 'strapi::compression', config: PACKING },
    'strapi::errors',
    'global::plain-paths',
    'global::secure-cookies',
    { name: 'strapi::cors', config: { ...CORS, origin: env.corsOrigins } },
    'global::health',
    ...(env.metrics && env.metrics.port === undefined ? ['global::metrics'] : []),
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
    'global::app-icons',
    'strapi::favicon',
    'strapi::public',
    'global::portal',
  ];
};
