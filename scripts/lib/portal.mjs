import { setTimeout as wait } from 'node:timers/promises';
import { cms, cmsDist, requireOfServer } from './paths.mjs';
import { portError } from './port.mjs';

const POLL_MS = 20;

/**
 * Stops accepting connections, and waits for pending requests.
 * @param {import('node:http').Server} server
 * @param {number} patience in milliseconds
 */
async function finishRequests(server, patience) {
  let closed = !server.listening;
  server.close(() => (closed = true));
  const end = Date.now() + patience;
  while (!closed && Date.now() < end) {
    server.closeIdleConnections();
    await wait(POLL_MS);
  }
}

/**
 * Boots the compiled application in this process.
 * @param {{ host: string, port: number }} address
 * @param {string} distDir the compiled application
 * @param {() => Promise<unknown>} beforeListening called once its tables exist
 * @returns {Promise<{ strapi: import('@strapi/types').Core.Strapi, stop: (patience: number) => Promise<void> }>}
 */
export async function startPortal(address, distDir = cmsDist, beforeListening = () => Promise.resolve()) {
  process.chdir(cms);
  // Strapi's own use of its database client is deprecated, which an operator cannot help.
  process.noDeprecation = true;
  const { createStrapi } = requireOfServer('@strapi/strapi');
  const before = new Map(['SIGINT', 'SIGTERM'].map((signal) => [signal, process.listeners(signal)]));
  const strapi = createStrapi({ appDir: cms, distDir });
  // On a signal Strapi would exit without finishing requests; that is up to the caller.
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
  await strapi.load();
  await beforeListening();
  try {
    await listen(strapi, address);
  } catch (error) {
    // What stays of it would be in the way of the next one in this process.
    await stop(strapi, 0);
    throw error;
  }
  return { strapi, stop: (patience) => stop(strapi, patience) };
}

/** Rejects when it cannot listen; Strapi itself would end the process. */
function listen(strapi, address) {
  const { httpServer } = strapi.server;
  return new Promise((resolve, reject) => {
    httpServer.removeAllListeners('error');
    httpServer.once('error', (error) => reject(portError(error, address)));
    strapi.listen().then(() => {
      httpServer.removeAllListeners('error');
      httpServer.on('error', (error) => strapi.log.error(error));
      resolve();
    }, reject);
  });
}

async function stop(strapi, patience) {
  await finishRequests(strapi.server.httpServer, patience);
  // `destroy` removes all listeners of the process, including those of others.
  const { removeAllListeners } = process;
  process.removeAllListeners = () => process;
  try {
    await strapi.destroy();
  } finally {
    process.removeAllListeners = removeAllListeners;
  }
}
