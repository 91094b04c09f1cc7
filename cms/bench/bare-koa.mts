/** The baseline: bare Koa that sends the same bytes and headers as the portal, or a file. */
import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import Koa from 'koa';

/** The response for a path: a text or a file. */
export interface KoaAnswer {
  path: string;
  headers: Record<string, string>;
  body?: string;
  file?: string;
}

const { BENCH_ANSWERS = '', PORT } = process.env;
const recorded: KoaAnswer[] = JSON.parse(readFileSync(BENCH_ANSWERS, 'utf8'));
const answers = new Map(
  recorded.map(({ body = '', ...answer }) => [answer.path, { ...answer, body: Buffer.from(body) }]),
);

const app = new Koa();
app.use((ctx) => {
  const answer = answers.get(ctx.path);
  if (!answer) return;
  ctx.set(answer.headers);
  if (answer.headers.etag && ctx.get('If-None-Match') === answer.headers.etag) ctx.status = 304;
  else ctx.body = answer.file ? createReadStream(answer.file) : answer.body;
});
const server = app.listen(Number(PORT), '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
