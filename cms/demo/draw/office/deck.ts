import PptxGenJS from 'pptxgenjs';
import { toPng } from '../kit/images';
import { author } from '../kit/made';
import { hue } from '../kit/palette';
import { arch, crop, logo, mark, ribbon, svg, tricolour } from '../kit/svg';
import { settle } from '../kit/zip';
import { examples } from './deck-examples';
import { masters, type Pictures } from './deck-masters';

const inline = async (source: string, width: number): Promise<string> =>
  `image/png;base64,${(await toPng(source, width)).toString('base64')}`;

/** What the slides show besides text: the ribbon in two crops, mark and logo. */
async function drawPictures(): Promise<Pictures> {
  const { onNight, dark, light } = tricolour;
  return {
    ribbon: await inline(svg(640, 720, crop(0, 0, 640, 720, ribbon(72, 300, 88, 56, onNight, 120))), 960),
    arch: await inline(svg(1280, 720, crop(0, 0, 1280, 720, arch(400, 420, 100, 80, onNight))), 1280),
    mark: await inline(svg(88, 88, mark(0, 0, 88, light)), 440),
    markOnDark: await inline(svg(88, 88, mark(0, 0, 88, dark)), 440),
    logoOnDark: await inline(svg(474, 88, logo(0, 0, 88, dark, hue.white)), 948),
  };
}

/** The template for presentations: eleven layouts, each with an example. */
export async function makeDeck(): Promise<Buffer> {
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = 'Presentatie Noorderlicht';
  deck.author = author;
  deck.company = 'Noorderlicht';
  deck.theme = { headFontFace: 'Figtree', bodyFontFace: 'Figtree' };
  for (const master of masters(await drawPictures())) deck.defineSlideMaster(master);
  for (const example of examples) example(deck);
  const file = await deck.write({ outputType: 'uint8array' });
  if (!(file instanceof Uint8Array))
    throw new Error('The presentation came out as something else than bytes');
  return settle(file);
}
