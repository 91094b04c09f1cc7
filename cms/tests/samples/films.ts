import { sample, type Sample } from './files';

const box = (type: string, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + data.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data]);
};

const getHandler = (kind: string, family = ''): Buffer =>
  box('hdlr', Buffer.alloc(4), Buffer.from(family.padEnd(4, '\0')), Buffer.from(kind), Buffer.alloc(13));

const getTable = (type: string): Buffer => {
  const count = Buffer.alloc(8);
  count.writeUInt32BE(1, 4);
  return box('stbl', box('stsd', count, box(type, Buffer.alloc(70))));
};

const FTYP = box('ftyp', Buffer.from('isom'), Buffer.alloc(4), Buffer.from('mp42isom'));

/** A film whose pictures are kept in a way, with sound before them; null for one that was cut off before it says. */
export function film(name: string, codec: string | null): Sample {
  if (codec === null) return sample(name, Buffer.concat([FTYP, box('mdat', Buffer.alloc(90))]));
  const sound = box('trak', box('mdia', getHandler('soun'), box('minf', getTable('mp4a'))));
  const pictures = box('mdia', getHandler('vide'), box('minf', getHandler('url ', 'dhlr'), getTable(codec)));
  return sample(
    name,
    Buffer.concat([FTYP, box('moov', sound, box('trak', pictures)), box('mdat', Buffer.alloc(90))]),
  );
}

/** The beginning of a film as Matroska, which WebM is too. */
export const matroska = (name: string, codec: string): Sample =>
  sample(
    name,
    Buffer.concat([
      Buffer.from('1a45dfa3874282847765626d', 'hex'),
      Buffer.alloc(20),
      Buffer.from(`\x86\x8f${codec}\x83`, 'latin1'),
    ]),
  );
