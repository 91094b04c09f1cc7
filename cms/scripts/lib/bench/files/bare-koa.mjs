/** The floor: Koa without anything else, streaming one file. */
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import Koa from 'koa';

const { BENCH_FILE, PORT } = process.env;

const app = new Koa();
app.use((ctx) => {
  ctx.type = 'video/mp4';
  ctx.length = statSync(BENCH_FILE).size;
  ctx.body = createReadStream(BENCH_FILE);
});
const server = app.listen(Number(PORT), '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit(0));
process.send('ready');
