import { Readable } from 'node:stream';
import type { Range } from '../../../storage/provider/file-storage';
import { getDirectory, getLocalHeader, type PlacedMember, type ZipMember } from './records';

export type { ZipMember } from './records';

/** A part of a zip: known bytes, or the content of a member. */
type Part<Member> = { size: number; start: number } & ({ bytes: Buffer } | { member: Member });

/** A zip with the position of every byte, without the content of its members. */
export interface Zip<Member extends ZipMember> {
  /** Bytes. */
  size: number;
  parts: readonly Part<Member>[];
}

/** Lays out a zip. Equal members give equal bytes. */
export function layOutZip<Member extends ZipMember>(members: readonly Member[]): Zip<Member> {
  const parts: Part<Member>[] = [];
  const placed: PlacedMember[] = [];
  let end = 0;
  const addBytes = (bytes: Buffer): void => {
    parts.push({ bytes, size: bytes.length, start: end });
    end += bytes.length;
  };
  for (const member of members) {
    placed.push({ ...member, offset: end });
    addBytes(getLocalHeader(member));
    parts.push({ member, size: member.size, start: end });
    end += member.size;
  }
  addBytes(getDirectory(placed, end));
  return { size: end, parts };
}

type Open<Member> = (member: Member, range: Range) => Promise<Readable>;

/** Passes content through; fails when its length differs from what the zip declares, because clients rely on it. */
async function* readExactly(content: Readable, size: number): AsyncGenerator<Buffer> {
  let left = size;
  for await (const piece of content) {
    if (!(piece instanceof Buffer)) continue;
    left -= piece.length;
    if (left < 0) break;
    yield piece;
  }
  if (left !== 0) throw new Error('A file in a zip has another length than was recorded.');
}

async function* readParts<Member extends ZipMember>(
  { parts }: Zip<Member>,
  { start, end }: Range,
  open: Open<Member>,
): AsyncGenerator<Buffer> {
  for (const part of parts) {
    const from = Math.max(start - part.start, 0);
    // Both ends of a range are inclusive.
    const to = Math.min(end - part.start, part.size - 1);
    if (from > to) continue;
    if ('bytes' in part) yield part.bytes.subarray(from, to + 1);
    else yield* readExactly(await open(part.member, { start: from, end: to }), to - from + 1);
  }
}

/** Streams a range of a zip; opens each member when its turn comes, and closes it when the reader leaves. */
export const readZip = <Member extends ZipMember>(
  zip: Zip<Member>,
  range: Range,
  open: Open<Member>,
): Readable => Readable.from(readParts(zip, range, open), { objectMode: false });
