import { once } from 'node:events';
import net from 'node:net';
import { StopError } from './stop-error.mjs';

const REASONS = new Map([
  [
    'EADDRINUSE',
    ({ host, port, name = 'PORT' }) =>
      `Poort ${port} op ${host} is al in gebruik. Stop wat daar draait, of kies een andere ${name}.`,
  ],
  [
    'EACCES',
    ({ port, name = 'PORT' }) =>
      `Op poort ${port} mag deze gebruiker niet luisteren. Kies een ${name} van 1024 of hoger.`,
  ],
  ['EADDRNOTAVAIL', ({ host }) => `HOST: ${host} is geen adres van deze machine.`],
  ['ENOTFOUND', ({ host }) => `HOST: ${host} is geen bekende naam.`],
]);

/**
 * Explains why a server cannot listen; returns other errors as they are.
 * @param {NodeJS.ErrnoException} error
 * @param {{ host: string, port: number, name?: string }} address `name` is the variable that holds the port
 */
export function portError(error, address) {
  const reason = REASONS.get(error.code);
  return reason ? new StopError(reason(address)) : error;
}

/**
 * Checks whether the address is free, before the slow part of a start.
 * @param {{ host: string, port: number, name?: string }} address
 */
export async function checkPort({ host, port, name }) {
  const server = net.createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portError(error, { host, port, name });
  }
  server.close();
  await once(server, 'close');
}
