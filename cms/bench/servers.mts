import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { scratchEnvironment, withScratch } from '../../scripts/lib/scratch.mjs';
import { spawnPortal, spawnReady } from '../../scripts/lib/spawn-portal.mjs';
import type { KoaAnswer } from './bare-koa.mts';
import { ADMIN } from './content.mts';
import { makeStockApp } from './stock/app.mts';
import type { Made } from './stock/process.mts';
import type { Answers } from './watched-portal.mts';

/** A temporary database and folder. */
export interface Scratch {
  dataDir: string;
  databaseUrl: string;
}

/** A server to measure. */
export interface Server {
  base: string;
  stop: () => Promise<void>;
}

/** Registers a server that is starting, so that it is stopped afterwards. */
type Take = <Started extends Server | null>(starting: Promise<Started>) => Promise<Started>;

/** Runs a task with a temporary database and servers, which are stopped afterwards. */
export const withServers = <Result,>(
  work: (take: Take, scratch: Scratch) => Promise<Result>,
): Promise<Result> =>
  withScratch(async (scratch: Scratch) => {
    const servers: (Server | null)[] = [];
    try {
      return await work(async (starting) => {
        const server = await starting;
        servers.push(server);
        return server;
      }, scratch);
    } finally {
      for (const server of servers) await server?.stop();
    }
  });

const at = (port: number) => `http://127.0.0.1:${port}`;

const getEnv = (scratch: Scratch, port: number, demo = false) => ({
  ...scratchEnvironment({ ...scratch, port, demo }),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});

/** Starts a script of the bench. Uses tsx for `import` only, so that Strapi loads as usual. */
const spawnScript = (file: string, env: NodeJS.ProcessEnv) =>
  spawnReady(fileURLToPath(new URL(file, import.meta.url)), env, [
    '--import',
    import.meta.resolve('tsx/esm'),
  ]);

/** An ordinary portal, with these variables. */
export async function startPortal(
  scratch: Scratch,
  { demo = false, ...more }: { demo?: boolean; METRICS_TOKEN?: string; DOWNLOADS_BY_PROXY?: string } = {},
): Promise<Server & { pid: number }> {
  const port = await freePort();
  const stop = await spawnPortal({ ...getEnv(scratch, port, demo), ...more });
  return { base: at(port), stop, pid: stop.pid };
}

/** A portal that reports its statements and its stalls. */
export interface Watched extends Server {
  ask: <Name extends keyof Answers>(name: Name) => Promise<Answers[Name]>;
}

export async function startWatched(scratch: Scratch): Promise<Watched> {
  const port = await freePort();
  const stop = await spawnScript('watched-portal.mts', getEnv(scratch, port));
  // One question at a time, so the next message is the answer.
  const ask: Watched['ask'] = async (name) => {
    const answered = once(stop.child, 'message');
    stop.child.send(name);
    const [{ answer }] = await answered;
    return answer;
  };
  return { base: at(port), stop, ask };
}

/** A plain Strapi application with the same content as the portal. */
export async function startStock(scratch: Scratch): Promise<Server & { made: Made }> {
  const dir = path.join(scratch.dataDir, 'stock');
  makeStockApp(dir);
  const port = await freePort();
  const stop = await spawnScript('stock/process.mts', { ...getEnv(scratch, port), STOCK_DIR: dir });
  const made: Made = JSON.parse(readFileSync(path.join(dir, 'made.json'), 'utf8'));
  return { base: at(port), stop, made };
}

/** Bare Koa that sends these responses. */
export async function startKoa(answers: KoaAnswer[], dataDir: string): Promise<Server & { pid: number }> {
  const file = path.join(dataDir, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_ANSWERS: file };
  const stop = await spawnScript('bare-koa.mts', env);
  return { base: at(port), stop, pid: stop.pid };
}
