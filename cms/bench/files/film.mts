import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** The default maximum size of an upload. */
export const FILM_BYTES = 500 * 1024 * 1024;

const BOUNDARY = 'grens';
const PIECE = randomBytes(1024 * 1024);
const START = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42\0\0\0\0mp42isom')]);
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="original"; filename="film.mp4"\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** A form with a film, streamed. */
function* form(): Generator<Buffer> {
  yield HEAD;
  yield START;
  for (let left = FILM_BYTES - START.length; left > 0; left -= PIECE.length) yield PIECE.subarray(0, left);
  yield TAIL;
}

/** Uploads the film as an asset; returns its id. */
export async function sendFilm(base: string, headers: Record<string, string>): Promise<string> {
  const request = http.request(`${base}/api/v1/assets`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': HEAD.length + FILM_BYTES + TAIL.length,
    },
  });
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  await pipeline(Readable.from(form(), { objectMode: false, highWaterMark: PIECE.length }), request);
  const answer = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`The film was refused: ${body}`);
  const { data }: { data: { id: string } } = JSON.parse(body);
  return data.id;
}
