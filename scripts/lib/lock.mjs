import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * A lock is a socket that its holder listens on: the operating system closes it with the process, even after `kill -9`,
 * and process ids, which are reused, play no part. A client that connects receives who holds the lock.
 */
const POLL_MS = 200;

/** @param {string} name */
function getSocket(name) {
  const id = `corporate-identity-manager-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return path.join(os.tmpdir(), `${id}.sock`);
}

/** @param {string} socket */
async function ask(socket) {
  const client = net.connect(socket);
  const chunks = [];
  client.on('data', (chunk) => chunks.push(chunk));
  await once(client, 'close');
  return Buffer.concat(chunks).toString('utf8');
}

/** @param {string} socket @param {string} holder */
async function listen(socket, holder) {
  const server = net.createServer((client) => {
    client.on('error', () => client.destroy());
    client.end(holder);
  });
  server.listen(socket);
  await once(server, 'listening');
  server.unref();
  return server;
}

/**
 * Takes a lock, or returns who holds it.
 * @param {string} name
 * @param {string} holder what others read while we hold it
 * @returns {Promise<{ release: () => void } | { heldBy: string }>}
 */
export async function tryLock(name, holder) {
  const socket = getSocket(name);
  try {
    const server = await listen(socket, holder);
    return { release: () => server.close() };
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
  }
  try {
    return { heldBy: await ask(socket) };
  } catch {
    // A stale file of a killed process, or the lock was just released.
    if (path.isAbsolute(socket)) rmSync(socket, { force: true });
    return tryLock(name, holder);
  }
}

/**
 * Runs a task while holding a lock; waits until it is free.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal] ends the waiting
 * @returns {Promise<T>}
 */
export async function withLock(name, work, signal) {
  let lock = await tryLock(name, String(process.pid));
  while (!('release' in lock)) {
    await wait(POLL_MS, undefined, { signal });
    lock = await tryLock(name, String(process.pid));
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
