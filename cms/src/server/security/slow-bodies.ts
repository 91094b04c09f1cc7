import type { IncomingMessage, Server } from 'node:http';

const LOOK_EVERY_MS = 5_000;
/**
 * Minimum progress between two checks. Slower than any connection used for uploads; a sender below it merely
 * occupies a connection.
 */
const LEAST_BYTES = 5_000;
/**
 * After this many slow checks a body is cut; the first may come right after it started. Files go to disk and
 * may stall; other bodies are held in memory.
 */
const SLOW_LOOKS = { file: 3, other: 2 };
/** After this long the client is considered gone. */
const SILENCE_MS = 5 * 60_000;

interface Body {
  request: IncomingMessage;
  bytes: number;
  /** The number of slow checks left. */
  patience: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

// Backpressure on our side is not the sender's fault.
const waitsForUs = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

const patienceFor = ({ headers }: IncomingMessage): number =>
  headers['content-type']?.startsWith('multipart/') === true ? SLOW_LOOKS.file : SLOW_LOOKS.other;

/** Whether a body hardly progressed since the last check. */
function isSlow(body: Body): boolean {
  const { bytesRead } = body.request.socket;
  const came = bytesRead - body.bytes;
  body.bytes = bytesRead;
  return came < LEAST_BYTES && !waitsForUs(body.request);
}

/**
 * Cuts requests whose body trickles in: a large upload over a slow line may take hours, but not by sending a
 * byte now and then. Returns a function that stops the checks.
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
