import { z } from 'zod';
import { inTreeOrder } from '../../api/page/presenters/tree';
import { ALL_COLORS } from '../../blocks/stored-block';
import type { ColorResponse } from '../../http/schemas/colors';
import { abilities } from '../../permissions/abilities';
import { getPublished } from '../../published';
import { getAddress } from '../../server/html/get-slug';
import { getLevels, getRatio, readHex } from '../../shared/colour-values';
import { fold } from '../../shared/fold';
import { toAddress, type ToolContext } from '../context';
import { defineTool, words } from '../define-tool';
import { Refusal } from '../refusals';

const ROLES: Record<ColorResponse['role'], string> = {
  primary: 'hoofdkleur / primary',
  secondary: 'tweede kleur / secondary',
  accent: 'accent',
  neutral: 'neutraal / neutral',
  signal: 'signaal / signal',
};

function describeColor(color: ColorResponse): string {
  const { token, name, hex, rgb, cmyk, pmsCoated, pmsUncoated, ral, ncs, role, share, onDark, note } = color;
  const values = [
    hex,
    `RGB ${rgb.r} ${rgb.g} ${rgb.b}`,
    cmyk && `CMYK ${cmyk.c} ${cmyk.m} ${cmyk.y} ${cmyk.k}`,
    pmsCoated && `PMS ${pmsCoated}`,
    pmsUncoated && `PMS ${pmsUncoated}`,
    ral && `RAL ${ral}`,
    ncs && `NCS ${ncs}`,
    ROLES[role],
    share !== null && `${share} %`,
    onDark && `op donker / on dark ${onDark}`,
  ].filter((value) => typeof value === 'string');
  return `- ${name} (token: ${token}): ${values.join(', ')}${note ? `. ${note.replace(/\s+/g, ' ')}` : ''}`;
}

/** The first page that shows all colours to this viewer, else one that shows some. */
async function findColorPage({ strapi, viewer }: ToolContext): Promise<string | null> {
  const { pages } = await getPublished(strapi).snapshotFor(viewer);
  const shown = inTreeOrder(pages).flatMap(({ slug, live }) => {
    const blocks = live?.blocks.filter((block) => abilities(viewer, live, block).view) ?? [];
    const colors = blocks.flatMap((block) => block.colors);
    return colors.length > 0 ? [{ slug, isAll: colors.includes(ALL_COLORS) }] : [];
  });
  const page = shown.find(({ isAll }) => isAll) ?? shown[0];
  return page ? toAddress(getAddress(page.slug)) : null;
}

const loadColors = async ({ strapi }: ToolContext): Promise<readonly ColorResponse[]> =>
  (await getPublished(strapi).snapshot()).site.colors;

export const listColorsTool = defineTool({
  name: 'list_colors',
  title: 'Alle kleuren / All colours',
  description: [
    'Alle kleuren van de huisstijl met hun waarden voor scherm en druk (hex, RGB, CMYK, PMS, RAL, NCS), hun rol, en hun variant op een donkere achtergrond. Of twee kleuren samen leesbaar zijn, zegt check_contrast.',
    'All colours of the house style with their values for screen and print (hex, RGB, CMYK, PMS, RAL, NCS), their role, and their variant on a dark background. check_contrast tells whether two colours are readable together.',
  ],
  input: z.object({}),
  run: async (context) => {
    const page = await findColorPage(context);
    const colors = await loadColors(context);
    return [...colors.map(describeColor), ...(page ? [`Bron / Source: ${page}`] : [])].join('\n');
  },
});

/** A colour that is asked about: one of the house style, or any other by its value. */
interface Paint {
  name: string;
  hex: string;
  isOwn: boolean;
}

function findPaint(colors: readonly ColorResponse[], given: string): Paint {
  const hex = readHex(given);
  const asked = fold(given);
  const own = colors.find((color) =>
    hex === null ? fold(color.token) === asked || fold(color.name) === asked : color.hex === hex,
  );
  if (own) return { name: `${own.name} (${own.token}, ${own.hex})`, hex: own.hex, isOwn: true };
  if (hex !== null) return { name: hex, hex, isOwn: false };
  const tokens = colors.map(({ token }) => token).join(', ');
  throw new Refusal(
    `Er is geen kleur "${given}". Geef een hexcode zoals #1763c6, of een van: ${tokens}.`,
    'There is no such colour: give a hex code, or one of these.',
  );
}

const PASS = { true: 'ja / yes', false: 'nee / no' };

/** The colours of the house style that are readable as text on a background, the best first. */
const getReadable = (colors: readonly ColorResponse[], background: string): string =>
  colors
    .map(({ token, hex }) => ({ token, ratio: getRatio(hex, background) }))
    .filter(({ ratio }) => getLevels(ratio).normal !== null)
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ token, ratio }) => `${token} ${ratio} (${getLevels(ratio).normal})`)
    .join(', ');

export const checkContrastTool = defineTool({
  name: 'check_contrast',
  title: 'Contrast van twee kleuren / Contrast of two colours',
  description: [
    'Rekent het contrast van tekst op een achtergrond uit volgens WCAG 2.2, en zegt of het AA of AAA haalt. Is het te laag, dan staan erbij welke kleuren van de huisstijl wel leesbaar zijn op die achtergrond.',
    'Computes the contrast of text on a background by WCAG 2.2, and tells whether it passes AA or AAA. Where it is too low, the colours of the house style that are readable on that background follow.',
  ],
  input: z.object({
    text: words(100).describe('Kleur van de tekst: token of hex / Colour of the text: token or hex'),
    background: words(100).describe('Achtergrond: token of hex / Background: token or hex'),
  }),
  run: async (context, { text, background }) => {
    const colors = await loadColors(context);
    const page = await findColorPage(context);
    const [on, below] = [findPaint(colors, text), findPaint(colors, background)];
    const ratio = getRatio(on.hex, below.hex);
    const { normal, large, graphics } = getLevels(ratio);
    const readable = normal === null ? getReadable(colors, below.hex) : '';
    return [
      `${on.name} op / on ${below.name}: contrast ${ratio} : 1`,
      `Gewone tekst / normal text: ${normal ?? PASS.false}`,
      `Grote tekst (24 px, of vet 18,7 px) / large text: ${large ?? PASS.false}`,
      `Pictogrammen en randen / icons and borders: ${PASS[`${graphics}`]}`,
      ...[on, below].flatMap(({ name, isOwn }) =>
        isOwn ? [] : [`${name} is geen kleur van de huisstijl / is no colour of the house style`],
      ),
      ...(readable ? [`Wel leesbaar op deze achtergrond / readable on this background: ${readable}`] : []),
      ...(page ? [`Bron / Source: ${page}`] : []),
    ].join('\n');
  },
});
