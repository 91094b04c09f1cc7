// A receiver of webhooks: checks the signature, answers at once, and works afterwards.
// npm install standardwebhooks, then: WEBHOOK_SECRET=whsec_… node receiver.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set(); // Keep these in your database: a delivery may come twice.

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    response.writeHead(204).end();
    const id = request.headers['webhook-id'];
    if (seen.has(id)) return;
    seen.add(id);
    console.log(`${event.type} ${event.subject?.kind ?? ''} ${event.subject?.id ?? ''}`);
  } catch {
    response.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 8080, '127.0.0.1');
