import { crc32 } from 'node:zlib';

/** The signature and the first chunk, which is always as long. */
const HEAD_BYTES = 33;

/** A chunk of text that is not compressed and in no language in particular. */
const OPENING = 'iTXtXML:com.adobe.xmp\0\0\0\0\0';

const getNumber32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A PNG with XMP where the specification of XMP wants it. libvips compresses it, and then few programs find it. */
export function putXmp(png: Buffer, xmp: string): Buffer {
  const chunk = Buffer.from(`${OPENING}${xmp}`);
  return Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    getNumber32(chunk.length - 'iTXt'.length),
    chunk,
    getNumber32(crc32(chunk)),
    png.subarray(HEAD_BYTES),
  ]);
}
