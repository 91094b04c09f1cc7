import { Document, ImageRun, LineRuleType, Packer, Paragraph, TextRun, type IPropertiesOptions } from 'docx';
import { toPng } from '../kit/images';
import { author } from '../kit/made';
import { hue } from '../kit/palette';
import { logo, svg } from '../kit/svg';
import { settle } from '../kit/zip';

/** Word counts colours without a hash. */
export const bare = (hex: string): string => hex.slice(1);
/** Twentieths of a point in a millimetre. */
export const twips = (millimetres: number): number => Math.round((millimetres * 1440) / 25.4);

const pixels = (millimetres: number): number => Math.round((millimetres * 96) / 25.4);

/** The logo in colour, as wide as asked in millimetres. */
export async function logoRun(width: number): Promise<ImageRun> {
  const data = await toPng(svg(474, 88, logo(0, 0, 88)), 948);
  const transformation = { width: pixels(width), height: Math.round((pixels(width) * 88) / 474) };
  const words = 'Het logo van Noorderlicht: een lint in de vorm van een N, met de naam ernaast';
  const altText = { name: 'Logo Noorderlicht', title: 'Logo Noorderlicht', description: words };
  return new ImageRun({ type: 'png', data, transformation, altText });
}

/** Small grey words, for head and foot. */
export const small = (words: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: words, size: 17, color: bare(hue.grey) })],
    spacing: { after: 0 },
  });

const heading = (size: number, before: number, after: number) => ({
  run: { font: 'Figtree SemiBold', size, color: bare(hue.blueDark) },
  paragraph: { spacing: { before, after, line: 264, lineRule: LineRuleType.AUTO }, keepNext: true },
});

/** A document in our styles: Figtree 11, headings in night blue, ragged right. */
export async function word(
  title: string,
  sections: IPropertiesOptions['sections'],
  more: Partial<IPropertiesOptions> = {},
): Promise<Buffer> {
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: `Sjabloon van Noorderlicht: ${title}`,
    styles: {
      default: {
        document: {
          run: { font: 'Figtree', size: 22, color: bare(hue.black), language: { value: 'nl-NL' } },
          paragraph: { spacing: { line: 320, lineRule: LineRuleType.AUTO, after: 160 } },
        },
        title: heading(64, 0, 160),
        heading1: heading(36, 400, 120),
        heading2: heading(26, 280, 80),
      },
    },
    sections,
    ...more,
  });
  return settle(await Packer.toBuffer(document));
}
