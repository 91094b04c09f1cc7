import type { FileMetadata } from './jobs';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML 1.0 has no place for other control characters, nor for halves of a character.
const toXml = (text: string): string =>
  text.replace(/[^\t\n\r\P{C}\p{Cf}\p{Co}]/gu, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const inDutch = (text: string): string =>
  ['x-default', 'nl'].map((lang) => `<rdf:li xml:lang="${lang}">${toXml(text)}</rdf:li>`).join('');

const alternatives = (name: string, text: string): string =>
  text === '' ? '' : `<${name}><rdf:Alt>${inDutch(text)}</rdf:Alt></${name}>`;

/** The metadata of a file as XMP. WebP and AVIF have no other place for the density. */
export const writeXmp = ({ title, description, maker, rights, url }: FileMetadata, dpi: number): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/">
${alternatives('dc:title', title)}${alternatives('dc:description', description)}${alternatives('dc:rights', rights)}
<dc:creator><rdf:Seq><rdf:li>${toXml(maker)}</rdf:li></rdf:Seq></dc:creator>
<xmpRights:Marked>True</xmpRights:Marked><xmpRights:WebStatement>${toXml(url)}</xmpRights:WebStatement>
<tiff:XResolution>${dpi}/1</tiff:XResolution><tiff:YResolution>${dpi}/1</tiff:YResolution><tiff:ResolutionUnit>2</tiff:ResolutionUnit>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
