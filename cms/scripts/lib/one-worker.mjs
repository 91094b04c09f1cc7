/**
 * Loaded before `strapi develop`, which runs the portal in a worker and replaces that after a change. It ends with its last
 * worker, with the same exit code, and leaves no worker behind: one that compiles hears nothing for a while.
 */
import cluster from 'node:cluster';

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
