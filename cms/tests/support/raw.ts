import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the line. */
export interface RawAnswer {
  status: number;
  /** By name in small letters. */
  headers: Map<string, string>;
  body: string;
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

/** Sends bytes as they are, where `fetch` would first make them decent, and reads until the connection closes. */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return parse(Buffer.concat(chunks).toString('utf8'));
}

/** A request for a target that is left as it is. */
export const askRaw = (
  url: string,
  target: string,
  { method = 'GET', headers = {} } = {},
): Promise<RawAnswer> => {
  const lines = Object.entries({ Host: new URL(url).host, Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendRaw(url, `${method} ${target} HTTP/1.1\r\n${text}\r\n`);
};
