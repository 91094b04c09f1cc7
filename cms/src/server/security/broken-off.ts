import type { Core } from '@strapi/strapi';

// Of connections that the other side ended, while it sent or was sent something.
const BROKEN_OFF = [
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
];

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && BROKEN_OFF.includes(String(error.code));

/**
 * Says of answers that could not be sent only what somebody can do something about: Koa would write each person who
 * closes a window while a file comes in or goes out to the console.
 */
export function overlookBrokenOff(strapi: Core.Strapi): void {
  // Strapi's upload plugin hands them to Koa all the same.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: unknown) => {
    if (isBrokenOff(error)) return;
    strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}
