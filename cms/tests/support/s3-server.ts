import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import parseRange from 'range-parser';

interface Kept {
  bytes: Buffer;
  modified: Date;
}

/** A call that S3 refuses, with the status and the code that its clients know. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const getTag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const getXml = (name: string, fields: Record<string, string>): string => {
  const inner = Object.entries(fields).map(([field, value]) => `<${field}>${value}</${field}>`);
  return `<?xml version="1.0" encoding="UTF-8"?><${name}>${inner.join('')}</${name}>`;
};

/** What the portal uses of S3, for one bucket: its objects in memory, paths as addresses, signatures by name only. */
export function createS3Server(
  bucket: string,
  accessKeyId: string,
): { server: Server; keys: () => string[] } {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const getUpload = (id: string): Map<number, Buffer> => {
    const parts = uploads.get(id);
    if (!parts) throw new Refusal(404, 'NoSuchUpload');
    return parts;
  };

  const keep = (key: string, bytes: Buffer): string => {
    objects.set(key, { bytes, modified: new Date() });
    return getTag(bytes);
  };

  function read(key: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
    const found = objects.get(key);
    if (!found) throw new Refusal(404, 'NoSuchKey');
    const { bytes, modified } = found;
    response.setHeader('ETag', getTag(bytes)).setHeader('Last-Modified', modified.toUTCString());
    const ranges = headers.range === undefined ? undefined : parseRange(bytes.length, headers.range);
    if (typeof ranges === 'number') throw new Refusal(416, 'InvalidRange');
    const { start, end } = ranges?.[0] ?? { start: 0, end: bytes.length - 1 };
    if (ranges) response.setHeader('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
    response.writeHead(ranges ? 206 : 200, { 'Content-Length': end + 1 - start });
    response.end(method === 'HEAD' ? undefined : bytes.subarray(start, end + 1));
  }

  async function write(key: string, query: URLSearchParams, request: IncomingMessage): Promise<string> {
    const bytes = await buffer(request);
    const upload = query.get('uploadId');
    if (upload === null) return keep(key, bytes);
    getUpload(upload).set(Number(query.get('partNumber')), bytes);
    return getTag(bytes);
  }

  /** Begins or completes an upload in parts. */
  async function post(key: string, query: URLSearchParams, request: IncomingMessage): Promise<string> {
    const body = (await buffer(request)).toString();
    if (query.has('uploads')) {
      const UploadId = randomUUID();
      uploads.set(UploadId, new Map());
      return getXml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId });
    }
    const upload = query.get('uploadId') ?? '';
    const parts = getUpload(upload);
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number));
    const pieces = named.map((number) => {
      const piece = parts.get(number);
      if (!piece) throw new Refusal(400, 'InvalidPart');
      return piece;
    });
    uploads.delete(upload);
    return getXml('CompleteMultipartUploadResult', { Key: key, ETag: keep(key, Buffer.concat(pieces)) });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
    const [, name, ...path] = pathname.split('/').map(decodeURIComponent);
    const key = path.join('/');
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
      throw new Refusal(403, 'InvalidAccessKeyId');
    if (name !== bucket) throw new Refusal(404, 'NoSuchBucket');
    if (key === '' && request.method === 'HEAD') {
      response.end();
      return;
    }
    if (key === '') throw new Refusal(501, 'NotImplemented');

    switch (request.method) {
      case 'HEAD':
      case 'GET':
        return read(key, request, response);
      case 'PUT':
        response.setHeader('ETag', await write(key, query, request)).end();
        return;
      case 'POST':
        response.setHeader('Content-Type', 'application/xml').end(await post(key, query, request));
        return;
      case 'DELETE':
        if (query.has('uploadId')) uploads.delete(query.get('uploadId') ?? '');
        else objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        throw new Refusal(501, 'NotImplemented');
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      // A client that left cannot be answered.
      if (response.headersSent || response.destroyed) return;
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : getXml('Error', { Code: code, Message: code }));
    });
  });
  return { server, keys: () => [...objects.keys()].sort() };
}
