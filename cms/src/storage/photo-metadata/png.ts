import { deflateSync, inflateSync } from 'node:zlib';
import { getChunk, type PngChunk, readChunks } from '../drawing/png';
import { readExif } from './exif';
import { readIptc, readResources } from './iptc';
import type { PhotoDetail } from '../../http/schemas/photo-details';
import type { MetadataReading } from './reading';
import { readXmp } from './xmp';

const SIGNATURE_BYTES = 8;
const MOST_TEXT = 64 * 1024 * 1024;
const TEXTS = ['tEXt', 'zTXt', 'iTXt'];
const XMP = 'XML:com.adobe.xmp';
const RAW = 'Raw profile type ';

/** Texts of their own, as the specification names them, or ImageMagick. */
const KEYWORDS: Readonly<Record<string, PhotoDetail>> = {
  Author: 'maker',
  Copyright: 'rights',
  Description: 'description',
  Comment: 'remark',
};
const PLACE = /gps|latitude|longitude|location|^(?:exif:|photoshop:)?(?:city|country)/i;

interface PngText {
  keyword: string;
  text: Buffer;
  /** The chunk with another text as long. */
  write: (text: Buffer) => Buffer;
}

const asIs = (bytes: Buffer): Buffer => bytes;
const unpack = (bytes: Buffer): Buffer => inflateSync(bytes, { maxOutputLength: MOST_TEXT });

/** Where the text of a chunk begins, after its keyword, and whether it is packed. */
function getPlace(type: string, data: Buffer, keywordEnd: number): { start: number; isPacked: boolean } {
  if (type === 'tEXt') return { start: keywordEnd + 1, isPacked: false };
  if (type === 'zTXt') return { start: keywordEnd + 2, isPacked: true };
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  return { start: data.indexOf(0, languageEnd + 1) + 1, isPacked: data[keywordEnd + 1] === 1 };
}

function readText({ type, data }: PngChunk): PngText | null {
  const keywordEnd = data.indexOf(0);
  if (!TEXTS.includes(type) || keywordEnd < 0) return null;
  const { start, isPacked } = getPlace(type, data, keywordEnd);
  const [open, close] = isPacked ? [unpack, deflateSync] : [asIs, asIs];
  try {
    const write = (text: Buffer): Buffer =>
      getChunk(type, Buffer.concat([data.subarray(0, start), close(text)]));
    return {
      keyword: data.toString('latin1', 0, keywordEnd),
      text: open(Buffer.from(data.subarray(start))),
      write,
    };
  } catch {
    return null;
  }
}

function readProfile(name: string, bytes: Buffer, reading: MetadataReading): void {
  const text = bytes.toString('latin1');
  if (text.startsWith('Exif\0\0')) readExif(bytes.subarray(6), reading);
  else if (text.startsWith('8BIM')) readResources(bytes, reading);
  else if (name === 'iptc') readIptc(bytes, reading);
  else if (name === 'xmp' || text.includes('<x:xmpmeta'))
    readXmp(bytes.subarray(Math.max(0, text.indexOf('<'))), reading);
}

/** A line with the name of a profile, which may be several words, and one with its length. */
const RAW_HEAD = /^(\s*\S.*\s+\d+\s)([^]*)$/;

/** Reads a profile in hexadecimal digits. */
function readRaw(name: string, text: Buffer, reading: MetadataReading): Buffer {
  const [, head = '', digits = ''] = RAW_HEAD.exec(text.toString('latin1')) ?? [];
  const bytes = Buffer.from(digits.replace(/\s/g, ''), 'hex');
  readProfile(name, bytes, reading);
  return Buffer.from(`${head}${bytes.toString('hex')}\n`, 'latin1');
}

/** The chunk of a text as it stays; null when it goes. */
function filterText(
  chunk: PngChunk,
  { keyword, text, write }: PngText,
  reading: MetadataReading,
): Buffer | null {
  const saying = KEYWORDS[keyword];
  if (saying) reading.details.add(saying);
  const own: MetadataReading = { ...reading, isChanged: false };
  let kept = text;
  if (keyword === XMP) readXmp(kept, own);
  else if (keyword.startsWith(RAW)) kept = readRaw(keyword.slice(RAW.length).toLowerCase(), text, own);
  else if (PLACE.test(keyword)) {
    reading.details.add('place');
    if (!reading.removesLocation) return chunk.whole;
    reading.isChanged = true;
    return null;
  }
  reading.isChanged ||= own.isChanged;
  return own.isChanged ? write(kept) : chunk.whole;
}

function filterChunk(chunk: PngChunk, reading: MetadataReading): Buffer | null {
  if (chunk.type === 'eXIf') {
    const own: MetadataReading = { ...reading, isChanged: false };
    readExif(chunk.data, own);
    reading.isChanged ||= own.isChanged;
    return own.isChanged ? getChunk(chunk.type, chunk.data) : chunk.whole;
  }
  const text = readText(chunk);
  return text ? filterText(chunk, text, reading) : chunk.whole;
}

/** Reads a PNG; returns the chunks that are left of it. */
export function readPng(file: Buffer, reading: MetadataReading): Buffer[] {
  const pieces = readChunks(file).flatMap((chunk) => filterChunk(chunk, reading) ?? []);
  return [file.subarray(0, SIGNATURE_BYTES), ...pieces];
}
