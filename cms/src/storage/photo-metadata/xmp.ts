import {
  type Attr,
  type Document,
  DOMParser,
  type Element,
  type Node,
  onErrorStopParsing,
  XMLSerializer,
} from '@xmldom/xmldom';
import type { PhotoDetail } from '../../http/schemas/photo-details';
import type { MetadataReading } from './reading';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Of any vocabulary and case: exif, photoshop, IPTC, those of drones, films, magazines and collections. */
const PLACE =
  /^(?:gps.*|.*(?:latitude|longt?itude).*|city|county|municipality|state|(?:state)?province(?:state)?|country.*|(?:sub|shot)?location.*|(?:verbatim)?(?:locality|coordinates)|(?:higher)?geography(?:ID)?|footprintWKT|island.*|worldregion|lat|long|alt|absolutealtitude)$/i;

/** The mast that a telephone was near; no other vocabulary has such names. */
const MAST = /^(?:mcc|mnc|lac|cellid|cgi)$/;

const NAMES: Readonly<Record<string, PhotoDetail>> = {
  creator: 'maker',
  rights: 'rights',
  description: 'description',
  UserComment: 'remark',
  OwnerName: 'owner',
  CameraOwnerName: 'owner',
  Model: 'camera',
  SerialNumber: 'serial',
  BodySerialNumber: 'serial',
  LensSerialNumber: 'serial',
};

const PACKET_END = '<?xpacket end';

/** The names of a language of its own, and those that hold it together. */
const isProperty = ({ namespaceURI }: Element | Attr): boolean =>
  namespaceURI !== RDF && namespaceURI !== XMLNS;

const isPlace = (node: Element | Attr): boolean =>
  isProperty(node) && [PLACE, MAST].some((names) => names.test(node.localName ?? ''));

function parse(text: string): Document | null {
  try {
    return new DOMParser({ locator: false, onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
  } catch {
    return null;
  }
}

/** As long as it was: with spaces where XMP has room for them. */
function padToLength(text: string, length: number): Buffer | null {
  const end = text.lastIndexOf(PACKET_END);
  const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  const room = length - Buffer.byteLength(text);
  return room < 0 ? null : Buffer.from(`${before}${' '.repeat(room)}${after}`);
}

/** Reads XMP. Unreadable XML that may contain a location is removed as a whole. */
export function readXmp(bytes: Buffer, reading: MetadataReading): void {
  const text = bytes.toString('utf8').replace(/\0+$/, '');
  const document = parse(text);
  const elements = document ? [...document.getElementsByTagName('*')] : [];
  const nodes = elements.flatMap((element) => [element, ...element.attributes]);
  for (const node of nodes.filter(isProperty)) {
    const saying = NAMES[node.localName ?? ''];
    if (saying && (node.textContent ?? '').trim() !== '') reading.details.add(saying);
  }
  const isTold = document ? nodes.some(isPlace) : /gps|location|city|itude/i.test(text.replaceAll('\0', ''));
  if (!isTold) return;
  reading.details.add('place');
  if (!reading.removesLocation) return;
  // Taking nodes out of the tree one by one would take minutes when there are many.
  const places = new Set<Node>(nodes.filter(isPlace));
  const nodeFilter = (node: Node): Node | undefined => (places.has(node) ? undefined : node);
  const rest =
    document && padToLength(new XMLSerializer().serializeToString(document, { nodeFilter }), bytes.length);
  (rest ?? Buffer.alloc(bytes.length, ' ')).copy(bytes);
  reading.isChanged = true;
}
