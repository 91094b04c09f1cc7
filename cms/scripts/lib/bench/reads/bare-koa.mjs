/** The floor: Koa without anything else, sending the very bytes and headers that the portal sent. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import Koa from 'koa';

/** @type {{ path: string, etag: string, headers: Record<string, string>, body: string }[]} */
const recorded = JSON.parse(readFileSync(process.env.BENCH_ANSWERS, 'utf8'));
const answers = new Map(
  recorded.map(({ body, ...answer }) => [answer.path, { ...answer, body: Buffer.from(body) }]),
);

const app = new Koa();
app.use((ctx) => {
  const answer = answers.get(ctx.path);
  if (!answer) return;
  ctx.set(answer.headers);
  if (ctx.get('If-None-Match') === answer.etag) ctx.status = 304;
  else ctx.body = answer.body;
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit(0));
process.send('ready');
