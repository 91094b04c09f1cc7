// A receiver of webhooks: checks the signature, answers at once, and works afterwards.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set(); // Keep these where a restart does not lose them: a delivery may come twice.

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    const { type, subject } = webhook.verify(body, request.headers);
    const id = request.headers['webhook-id'];
    response.writeHead(204).end();
    if (!seen.has(id)) console.log(type, subject?.kind ?? '', subject?.id ?? '');
    seen.add(id);
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(process.env.PORT ?? 8080, () => console.log('Listening on port', server.address().port));
