import type { IncomingMessage, Server } from 'node:http';

const LOOK_EVERY_MS = 5_000;
/** Between two looks. Slower than any line that people upload over; who sends less holds a connection for nothing. */
const LEAST_BYTES = 5_000;
/**
 * After so many slow looks a body is cut: the first may come right after it began. Files go to disk and may falter; of all
 * else what came is held in memory.
 */
const SLOW_LOOKS = { file: 3, other: 2 };
/** After this nobody is at the other end any more. */
const SILENCE_MS = 5 * 60_000;

interface Body {
  request: IncomingMessage;
  bytes: number;
  /** How many more slow looks it may have. */
  patience: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

// What we ourselves do not read fast enough is no fault of the sender.
const waitsForUs = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

const patienceFor = ({ headers }: IncomingMessage): number =>
  headers['content-type']?.startsWith('multipart/') === true ? SLOW_LOOKS.file : SLOW_LOOKS.other;

/** Whether a body hardly came on since the last look. */
function isSlow(body: Body): boolean {
  const { bytesRead } = body.request.socket;
  const came = bytesRead - body.bytes;
  body.bytes = bytesRead;
  return came < LEAST_BYTES && !waitsForUs(body.request);
}

/**
 * Cuts requests whose body trickles: a large upload over a slow line may take hours, one byte now and then may not.
 * Gives the way to stop.
 */
export function cutSlowBodies(server: Server, everyMs = LOOK_EVERY_MS): () => void {
  server.timeout = SILENCE_MS;
  const bodies = new Set<Body>();
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const body = { request, bytes: request.socket.bytesRead, patience: patienceFor(request) };
    bodies.add(body);
    request.once('close', () => bodies.delete(body));
  });
  const timer = setInterval(() => {
    for (const body of bodies) {
      if (body.request.complete) bodies.delete(body);
      else if (!isSlow(body)) body.patience = patienceFor(body.request);
      else if ((body.patience -= 1) === 0) body.request.socket.destroy();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
