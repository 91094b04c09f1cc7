import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const LENGTH_BYTES = 4;
const TYPE_BYTES = 4;
const CHECKSUM_BYTES = 4;

const INCHES_PER_METRE = 1 / 0.0254;
const PER_METRE = 1;

/** A text that is not compressed and in no language in particular. */
const XMP_OPENING = 'XML:com.adobe.xmp\0\0\0\0\0';

/** A part of a PNG. */
export interface PngChunk {
  type: string;
  data: Buffer;
  /** With its length, type and checksum. */
  whole: Buffer;
}

/** The parts of a PNG, up to its end or to where it is cut off. */
export function readChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE_BYTES; at + LENGTH_BYTES + TYPE_BYTES <= png.length;) {
    const start = at + LENGTH_BYTES + TYPE_BYTES;
    const end = start + png.readUInt32BE(at);
    const type = png.toString('latin1', start - TYPE_BYTES, start);
    chunks.push({ type, data: png.subarray(start, end), whole: png.subarray(at, end + CHECKSUM_BYTES) });
    at = end + CHECKSUM_BYTES;
  }
  return chunks;
}

const getNumber32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A chunk as it is written in a PNG. */
export function getChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([getNumber32(data.length), named, getNumber32(crc32(named))]);
}

/**
 * A PNG with its density, and XMP where the specification of XMP wants it: libvips compresses it, and then few programs
 * find it.
 */
export function putMetadataInPng(png: Buffer, xmp: string, dpi: number): Buffer {
  const [header, ...others] = readChunks(png).filter(({ type }) => type !== 'pHYs');
  const perMetre = getNumber32(Math.round(dpi * INCHES_PER_METRE));
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    ...(header ? [header.whole] : []),
    getChunk('pHYs', Buffer.concat([perMetre, perMetre, Buffer.from([PER_METRE])])),
    getChunk('iTXt', Buffer.from(`${XMP_OPENING}${xmp}`)),
    ...others.map(({ whole }) => whole),
  ]);
}
