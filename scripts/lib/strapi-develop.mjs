/**
 * Loaded before `strapi develop`, which runs the portal in a worker and replaces that after a change. It ends with its last
 * worker, with the same exit code, and leaves no worker behind.
 */
import cluster from 'node:cluster';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileServer } from './builders.mjs';
import { cms, developed } from './paths.mjs';

if (cluster.isPrimary) {
  const getWorkers = () => Object.values(cluster.workers);
  cluster.on('message', (worker, message) => {
    // It has stopped its portal, and its listeners with it: also the one that ends it with this process.
    if (message === 'killed') worker.process.kill('SIGKILL');
  });
  cluster.on('exit', (_worker, code) => {
    if (getWorkers().length === 0) process.exit(code || 1);
  });
  process.once('exit', () => {
    for (const worker of getWorkers()) worker.process.kill('SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

// Strapi compiles twice for each change, with all checks and deaf meanwhile: longer than the Content-Type Builder's screen
// waits for a save, and than a worker may outlive a stop.
const strapi = createRequire(path.join(cms, 'node_modules', '@strapi', 'strapi', 'package.json'));
Object.assign(strapi('@strapi/typescript-utils'), { compile: () => compileServer(developed) });
