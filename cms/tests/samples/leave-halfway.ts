import { request } from 'node:http';

/** Where a form goes, and from whom. */
export interface Destination {
  url: string;
  token: string;
}

/** A form as bytes, with the header that says where its parts begin. */
async function toBytes(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Sends a part of a form (from 0 to 1), and leaves. */
export async function leaveHalfway({ url, token }: Destination, form: FormData, part: number): Promise<void> {
  const { type, bytes } = await toBytes(form);
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': type,
    'Content-Length': bytes.length,
  };
  const sending = request(url, { method: 'POST', headers });
  sending.on('error', () => undefined);
  const gone = new Promise((resolve) => sending.once('close', resolve));
  await new Promise((resolve) => sending.write(bytes.subarray(0, Math.floor(bytes.length * part)), resolve));
  sending.destroy();
  await gone;
}
