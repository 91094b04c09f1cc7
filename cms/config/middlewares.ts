import { constants } from 'node:zlib';
import { getEnv } from './env';

const CORS = {
  credentials: true,
  maxAge: 600,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  headers: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Range'],
  expose: [
    ...['Content-Disposition', 'Content-Range', 'ETag', 'Retry-After', 'X-Request-Id'],
    ...['RateLimit', 'RateLimit-Policy'],
  ],
};

// Quality 4 is fast enough for dynamic responses; static files were compressed at build time.
const PACKING = {
  threshold: 1024,
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  gzip: { level: 5 },
  filter: (type: string) => /^(text\/(html|css|markdown|plain|csv|xml)|application\/(json|xml))$/.test(type),
};

/**
 * In order, outermost first. src/server/security replaces three of Strapi's own. Cached responses bypass the whole stack:
 * src/server/security/cached.
 */
export default () => {
  const env = getEnv();
  return [
    'global::requests',
    'strapi::security',
    { name: 'strapi::compression', config: PACKING },
    'strapi::errors',
    'global::outages',
    'global::plain-paths',
    'global::secure-cookies',
    { name: 'strapi::cors', config: { ...CORS, origin: env.corsOrigins } },
    'global::health',
    ...(env.metrics && env.metrics.port === undefined ? ['global::metrics'] : []),
    'global::security-txt',
    'global::crawlers',
    'global::previews',
    'global::stable-addresses',
    ...(env.strapiAdmin ? ['global::panel'] : []),
    // Parses its forms itself, with a size limit of their own.
    'global::saml',
    { name: 'strapi::session', config: { secure: env.publicUrl.startsWith('https:'), sameSite: 'lax' } },
    // Before the body parser, so that its errors have the form of the API.
    'global::api-responses',
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
