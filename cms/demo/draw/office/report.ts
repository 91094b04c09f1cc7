import {
  AlignmentType,
  BorderStyle,
  Footer,
  HeadingLevel,
  LevelFormat,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
} from 'docx';
import { hue } from '../kit/palette';
import { bare, logoRun, twips, word } from './word';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'C3CAD4' };

function cell(words: string, head: boolean): TableCell {
  const run: IRunOptions = { text: words, bold: head, color: bare(head ? hue.white : hue.black) };
  return new TableCell({
    children: [new Paragraph({ children: [new TextRun(run)], spacing: { after: 0 } })],
    margins: { top: 80, bottom: 80, left: 120, right: 120 },
    shading: head ? { type: ShadingType.CLEAR, fill: bare(hue.blueDark), color: 'auto' } : undefined,
  });
}

function table(rows: string[][]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: none,
      left: none,
      right: none,
      bottom: hairline,
      insideHorizontal: hairline,
      insideVertical: none,
    },
    rows: rows.map(
      (words, index) =>
        new TableRow({ tableHeader: index === 0, children: words.map((word) => cell(word, index === 0)) }),
    ),
  });
}

const text = (words: string): Paragraph => new Paragraph({ text: words });
const bullet = (words: string): Paragraph =>
  new Paragraph({ text: words, numbering: { reference: 'lijst', level: 0 }, spacing: { after: 60 } });
const heading = (words: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph =>
  new Paragraph({ text: words, heading: level });

/** A report in Word: title, summary, list and table, all in styles. */
export async function makeReport(): Promise<Buffer> {
  const footer = new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: 'Noorderlicht · ', size: 17, color: bare(hue.grey) }),
          new TextRun({
            children: ['pagina ', PageNumber.CURRENT, ' van ', PageNumber.TOTAL_PAGES],
            size: 17,
            color: bare(hue.grey),
          }),
        ],
      }),
    ],
  });
  const children = [
    new Paragraph({ children: [await logoRun(44)], spacing: { after: 900 } }),
    heading('Titel van het verslag', HeadingLevel.TITLE),
    text('Afdeling, datum. Geschreven voor: wie dit leest en wat die ermee moet.'),
    heading('In het kort', HeadingLevel.HEADING_1),
    text('Vat in drie zinnen samen wat er besloten is. Wie alleen dit leest, weet genoeg.'),
    bullet('Besluit: wat gaan we doen?'),
    bullet('Wie: wie is ervan?'),
    bullet('Wanneer: wat is de eerste datum die telt?'),
    heading('Wat we besproken hebben', HeadingLevel.HEADING_1),
    heading('Een kopje zegt wat eronder staat', HeadingLevel.HEADING_2),
    text(
      'Schrijf in hele zinnen en houd alinea’s onder de zes regels. Een tabel is er voor getallen en afspraken, niet voor verhalen.',
    ),
    heading('Afspraken', HeadingLevel.HEADING_2),
    table([
      ['Wat', 'Wie', 'Klaar op'],
      ['Wachttijden bij de balie meten', 'Yusuf', '1 december'],
      ['Nieuwe tekst voor de afspraakbrief', 'Sanne', '8 december'],
      ['Proefdruk van de folder', 'Lotte', '15 december'],
    ]),
  ];
  const margin = { top: twips(22), right: twips(28), bottom: twips(25), left: twips(28) };
  const page = { size: { width: twips(210), height: twips(297) }, margin };
  const dash = {
    level: 0,
    format: LevelFormat.BULLET,
    text: '–',
    alignment: AlignmentType.LEFT,
    style: { run: { color: bare(hue.aqua) }, paragraph: { indent: { left: 360, hanging: 360 } } },
  };
  return word('Verslag', [{ properties: { page }, footers: { default: footer }, children }], {
    numbering: { config: [{ reference: 'lijst', levels: [dash] }] },
  });
}
