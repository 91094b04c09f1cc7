import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { png, sample, type Sample } from '../samples/files';
import { type AssetBody, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import type { Portal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import { sql } from '../support/sql';
import type { Data } from '../support/wire';

let portal: Portal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const office = (name: string, parts: Record<string, string>): Sample =>
  sample(
    name,
    zipSync({
      '[Content_Types].xml': strToU8(TYPES),
      ...Object.fromEntries(Object.entries(parts).map(([part, xml]) => [part, strToU8(xml)])),
    }),
  );

const OFFICE = 'http://schemas.openxmlformats.org';
const WORD = `xmlns:w="${OFFICE}/wordprocessingml/2006/main"`;
const SLIDES = `xmlns:p="${OFFICE}/presentationml/2006/main"`;
const DRAWN = `xmlns:a="${OFFICE}/drawingml/2006/main"`;
const REFERRED = `xmlns:r="${OFFICE}/officeDocument/2006/relationships"`;
const RELATION = `${OFFICE}/officeDocument/2006/relationships`;

const docx = (text: string): Sample =>
  office('brief.docx', {
    'word/document.xml': `<w:document ${WORD}><w:body><w:p><w:r><w:t>Geachte</w:t></w:r><w:r><w:t>heer</w:t></w:r></w:p><w:p><w:t>${text}</w:t></w:p></w:body></w:document>`,
  });

/** Its second slide comes first. */
const pptx = (first: string, second: string): Sample => {
  const slide = (text: string) => `<p:sld ${SLIDES} ${DRAWN}><a:p><a:t>${text}</a:t></a:p></p:sld>`;
  return office('dia.pptx', {
    'ppt/presentation.xml': `<p:presentation ${SLIDES} ${REFERRED}><p:sldIdLst><p:sldId r:id="r2"/><p:sldId r:id="r1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELATION}/slide" Target="slides/slide1.xml"/><Relationship Id="r2" Type="${RELATION}/slide" Target="slides/slide2.xml"/></Relationships>`,
    'ppt/slides/slide1.xml': slide(second),
    'ppt/slides/slide2.xml': slide(first),
  });
};

const xlsx = (shared: string, inline: string): Sample =>
  office('lijst.xlsx', {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Voorraadblad"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r2" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst><si><t>${shared}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><c t="inlineStr"><is><t>${inline}</t></is></c></worksheet>`,
  });

/** A PDF with a line of text on each page; without lines it is like a scan. */
function pdf(lines: readonly string[]): Sample {
  const streams = lines.map((line) => (line ? `BT /F 12 Tf 20 100 Td (${line}) Tj ET` : ''));
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...streams.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = places.map((place) => `${place} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return sample('gids.pdf', body + end);
}

/** The state of the text of an asset's only file, once it was read. */
async function readState(file: Sample): Promise<string | undefined> {
  const asset = await makeAsset(admin, await png(), [file]);
  return vi.waitFor(
    async () => {
      const { body } = await admin.get<AssetBody>(`/assets/${asset.id}`);
      const [kept] = body.data.files;
      expect(kept?.text).not.toBe('waiting');
      return kept?.text;
    },
    { timeout: 60_000, interval: 300 },
  );
}

interface Hit {
  title: string;
  because: string;
  file_page: number | null;
}
const find = async (q: string): Promise<Hit[]> =>
  (await admin.get<Data<Hit[]>>(`/search?scope=draft&kind=file&q=${q}`)).body.data.map(
    ({ title, because, file_page }) => ({ title, because, file_page }),
  );

// At once: the portal looks for texts to read every three seconds.
test.concurrent.each<[string, () => Sample, string, number | null]>([
  ['brief.docx', () => docx('Over de zandloper.'), 'zandlopers', null],
  ['dia.pptx', () => pptx('De klaproos', 'De korenbloem'), 'klaproos', 1],
  ['dia.pptx', () => pptx('De boterbloem', 'De paardenbloem'), 'paardenbloem', 2],
  ['lijst.xlsx', () => xlsx('Nietmachines', 'Perforators'), 'nietmachine', null],
  ['lijst.xlsx', () => xlsx('Stempelkussens', 'Plakbandhouder'), 'plakbandhouder', null],
  ['gids.pdf', () => pdf(['Een spoorboekje', 'Een kattenluik', 'Een poortwachter']), 'kattenluik', 2],
  ['uitleg.txt', () => sample('uitleg.txt', 'Zo werkt een café met een strijkstok.'), 'strijkstok', null],
  [
    'oud.txt',
    () => sample('oud.txt', new Uint8Array(Buffer.from('Reünie met een bietenkar.', 'latin1'))),
    'bietenkar',
    null,
  ],
])('the text of %s is found', async (name, make, q, page) => {
  expect(await readState(make())).toBe('ready');
  expect(await find(q)).toEqual([{ title: name, because: 'file', file_page: page }]);
});

test.concurrent.each<[string, () => Sample, string]>([
  ['a scan has no text', () => pdf(['', '']), 'none'],
  [
    'a broken document says so',
    () => office('kapot.docx', { 'word/document.xml': '<w:document><w:p>' }),
    'failed',
  ],
  ['a broken PDF says so', () => sample('stuk.pdf', '%PDF-1.4\n%%EOF\n'), 'failed'],
])('%s', async (_what, make, state) => {
  expect(await readState(make())).toBe(state);
});

test('text is known to admins only', async () => {
  const asset = await makeAsset(admin, await png(), [sample('x.txt', 'tekst')]);
  expect(asset.files[0]?.text).toBe('waiting');
  const page = { title: 'Met tekst', is_public: true, published_at: '2026-01-02T03:04:05.000Z' };
  await admin.post('/pages', { ...page, blocks: [{ type: 'asset', asset: asset.id }] });
  const { body } = await portal.api.get<AssetBody>(`/assets/${asset.id}`);
  expect(body.data.files[0]).not.toHaveProperty('text');
});

test('what an earlier reader found no text in is read once more', async () => {
  const file = sample('later.txt', 'Een zeepaardje.');
  expect(await readState(file)).toBe('ready');
  const rows = () =>
    sql<{ state: string; reader: number }>(
      portal.databaseUrl,
      `select t.state, t.reader from search_file_texts t join files f on f.hash = t.hash where f.name = 'later.txt'`,
    );
  const reader = (await rows())[0]?.reader ?? 0;
  const set = (state: string, by: number) =>
    sql(
      portal.databaseUrl,
      `update search_file_texts set state = $1, reader = $2, taken_at = now()
       where hash in (select hash from files where name = 'later.txt')`,
      [state, by],
    );
  for (const state of ['none', 'failed']) {
    await set(state, reader - 1);
    await vi.waitFor(async () => expect(await rows()).toEqual([{ state: 'ready', reader }]), {
      timeout: 60_000,
      interval: 300,
    });
  }
});

test('texts that are lost are read again', async () => {
  expect(await readState(sample('weer.txt', 'Een ooievaarsnest.'))).toBe('ready');
  expect(await find('ooievaarsnest')).toHaveLength(1);
  await sql(
    portal.databaseUrl,
    'truncate search_sources, search_rows, search_parts, search_words, search_file_texts',
  );
  await sql(portal.databaseUrl, `select pg_notify('portal_changes', 'search index')`);
  await vi.waitFor(async () => expect(await find('ooievaarsnest')).toHaveLength(1), {
    timeout: 60_000,
    interval: 300,
  });
});
