import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/postgres.mjs';
import type { Server } from '../servers.mts';

/** Debian's path, which is not in PATH of ordinary users. */
const PROGRAM = '/usr/sbin/nginx';

/** A portal whose uploads nginx sends, and where it finds them: DOWNLOADS_BY_PROXY. */
interface Portal {
  base: string;
  byProxy: string;
}

/** As cms/docs/deploying.md has it, but for the headers. */
const forPortal = ({ base, byProxy }: Portal, folder: string) => `
    location /api/ { proxy_pass ${base}; proxy_buffering off; }
    location ${byProxy} { internal; alias ${folder}/; }`;

/** Debian's default configuration. */
const getSettings = (dir: string, folder: string, port: number, portal?: Portal) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types { video/mp4 mp4; }
  access_log ${dir}/access.log;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};${portal ? forPortal(portal, folder) : ''}
  }
}
`;

async function untilListening(port: number, child: ChildProcess) {
  while (child.exitCode === null) {
    const socket = net.connect(port, '127.0.0.1');
    const came = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (came) return;
    await wait(20);
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}

/** An nginx that serves a folder, and may stand before a portal; null when it is not installed. */
export async function startNginx(folder: string, scratch: string, portal?: Portal): Promise<Server | null> {
  if (!existsSync(PROGRAM)) return null;
  const dir = path.join(scratch, 'nginx');
  mkdirSync(dir);
  const port = await freePort();
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, getSettings(dir, folder, port, portal));
  const child = spawn(PROGRAM, ['-c', file, '-p', dir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  await untilListening(port, child);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}
