import type { Core } from '@strapi/strapi';
import { getErrorCode } from '../../utils/error-code';

// Error codes of connections closed by the client during a request or a response.
const BROKEN_OFF = [
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'HPE_INVALID_EOF_STATE',
];

/**
 * Logs only send errors that someone can act on: Koa would print every client that disconnects during an
 * upload or a download.
 */
export function overlookBrokenOff(strapi: Core.Strapi): void {
  // Strapi's upload plugin still passes them to Koa.
  strapi.server.app.silent = true;
  strapi.server.app.on('error', (error: unknown) => {
    if (BROKEN_OFF.includes(getErrorCode(error))) return;
    strapi.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  });
}
