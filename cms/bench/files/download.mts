import net from 'node:net';
import { time } from '../times.mts';

const BUFFER_BYTES = 1024 * 1024;

/** A file on a server. */
export interface Target {
  base: string;
  path: string;
  headers?: Record<string, string>;
  bytes: number;
}

/** Downloads a file into one reused buffer, so that the client takes little time. */
function download({ base, path, headers = {}, bytes }: Target): Promise<void> {
  const { host, hostname, port } = new URL(base);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers });
  let came = 0;
  let head = '';
  return new Promise((resolve, reject) => {
    const onread = {
      buffer: Buffer.allocUnsafe(BUFFER_BYTES),
      callback: (length: number, buffer: Uint8Array) => {
        if (came === 0) head = Buffer.from(buffer.subarray(0, Math.min(length, 8192))).toString('latin1');
        came += length;
        return true;
      },
    };
    const socket = net.connect({ host: hostname, port: Number(port), onread });
    socket.once('error', reject);
    socket.once('close', () => {
      const sent = came - head.indexOf('\r\n\r\n') - 4;
      if (head.startsWith('HTTP/1.1 200') && sent === bytes) resolve();
      else reject(new Error(`${base}${path} sent ${sent} of ${bytes} bytes: ${head.split('\r\n')[0]}`));
    });
    socket.write(
      `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  });
}

/** Downloads a file several times concurrently; returns the total MB per second. */
export async function downloads(target: Target, atOnce: number): Promise<number> {
  const ms = await time(() => Promise.all(Array.from({ length: atOnce }, () => download(target))));
  return (atOnce * target.bytes) / 1e3 / ms;
}
