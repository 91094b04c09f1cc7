import { toMarkdownLine } from 'cms/shared/markdown-text';
import type { Asset, Block, BlockOf, Color } from '../../api/types';
import {
  ARRANGEMENTS,
  COLOR_FILES,
  getColorFile,
  getColorValues,
  getPapers,
  getFieldParts,
  getParts,
  GROUNDS,
  inDutch,
  isAsset,
  isCleanHtml,
  toFilled,
} from '../../features/blocks';
import { getPair, inWords, isForText } from '../../lib/contrast-grades';
import { getAlternative, getName } from '../../lib/asset-display';
import { getPictureLine, writeAsset, writeFiles, writeTile, writeWords } from './parts';
import { writeRichText } from './rich-text';
import { getHeading, getLink, getList, getParagraphs, getTable, type Place } from './text';

/** Where a page is, and all colours, for a block that names none. */
export interface Around extends Place {
  colors: readonly Color[];
}

type Type = Block['type'];
type Write<B> = (block: B, around: Around) => string[];

const isThere = (asset: Asset | null): asset is Asset => asset !== null;

/** Under the title of the block, where it has one. */
const getLevel = ({ title }: { title: string }): number => (title === '' ? 2 : 3);

const writeAssets = (assets: readonly (Asset | null)[], around: Around): string[] =>
  assets.filter(isThere).flatMap((asset) => writeAsset(asset, around));

const COLUMNS = ['HEX', 'RGB', 'HSL', 'OKLCH', 'CMYK', 'PMS', 'RAL', 'NCS', 'CSS'] as const;

/** For each ground the colours of text that can be read on it. */
const writeContrast = (colors: readonly Color[], level: number): string[] => [
  ...getHeading(level, 'Wat mag op wat?'),
  ...getList(
    colors.map((ground) => {
      const pairs = colors.filter(({ id }) => id !== ground.id).map((text) => getPair(text, ground));
      const fit = pairs
        .filter(isForText)
        .map(({ text, ratio, grade }) => `${text.name} (${inWords(ratio)} ${grade})`);
      return toMarkdownLine(`Op ${ground.name}: ${fit.join(', ') || 'geen'}`);
    }),
  ),
];

const writeColorFiles = (around: Around): string[] =>
  getList(
    COLOR_FILES.map(
      ({ format, name, about }) => `${getLink(name, getColorFile(format), around)}: ${toMarkdownLine(about)}`,
    ),
  );

function writeColors(block: BlockOf<'colors'>, around: Around): string[] {
  const colors = block.colors.length === 0 ? around.colors : block.colors;
  const rows = colors.map((color) => {
    const values = getColorValues(color);
    const cells = COLUMNS.map((column) =>
      values
        .filter(({ label }) => label === column)
        .map(({ text }) => toMarkdownLine(text))
        .join(', '),
    );
    const share = color.share ? `${color.share}%` : '';
    return [toMarkdownLine(color.name), ...cells, share, toMarkdownLine(color.note)];
  });
  const papers = getPapers(colors);
  const { contrast, exports } = block.settings;
  const level = getLevel(block);
  return [
    ...writeWords(block, around),
    ...getTable(['Kleur', ...COLUMNS, 'Aandeel', 'Gebruik'], rows),
    ...(papers ? [toMarkdownLine(papers)] : []),
    ...(contrast && colors.length > 1 ? writeContrast(colors, level) : []),
    ...(exports ? [...getHeading(level, 'Neem alle kleuren mee'), ...writeColorFiles(around)] : []),
  ];
}

function writeTypography(block: BlockOf<'typography'>, around: Around): string[] {
  const { family, sample, font, weights, steps } = block;
  const level = getLevel(block);
  return [
    ...writeWords(block, around),
    ...(family ? [`Lettertype: ${toMarkdownLine(family)}`] : []),
    ...(sample ? [`Voorbeeld: ${toMarkdownLine(sample)}`] : []),
    ...getTable(
      ['Gewicht', 'Waarde'],
      weights.map(({ label, weight }) => [toMarkdownLine(label) || String(weight), String(weight)]),
    ),
    ...getTable(
      ['Stijl', 'Grootte', 'Regelafstand'],
      steps
        .map(toFilled)
        .map(({ label, size, lineHeight }) =>
          [label, inDutch(size), inDutch(lineHeight)].map(toMarkdownLine),
        ),
    ),
    ...(font
      ? [
          ...getHeading(level, 'De letter zelf'),
          ...getParagraphs(font.description),
          ...writeFiles(font, around),
        ]
      : []),
  ];
}

const writeDoDont: Write<BlockOf<'do-dont'>> = (block, around) => [
  ...writeWords(block, around),
  ...getList(
    block.pairs
      .filter(({ asset, text }) => asset !== null || text !== '')
      .map(({ asset, text, verdict }) =>
        [
          `**${verdict === 'do' ? 'Goed' : 'Fout'}**${text ? `: ${toMarkdownLine(text)}` : ''}`,
          asset ? getPictureLine(asset, around) : '',
        ]
          .filter((part) => part !== '')
          .join('\\\n'),
      ),
  ),
];

const writeCompare: Write<BlockOf<'compare'>> = (block, around) => {
  const { before, beforeLabel, after, afterLabel } = block;
  const sides = [
    { asset: before, label: beforeLabel || 'Voor' },
    { asset: after, label: afterLabel || 'Na' },
  ];
  return [
    ...writeWords(block, around),
    ...getList(
      sides.flatMap(({ asset, label }) =>
        asset
          ? [
              `**${toMarkdownLine(label)}**: ${getPictureLine(asset, around) || toMarkdownLine(getName(asset))}`,
            ]
          : [],
      ),
    ),
  ];
};

const writeLogoPack: Write<BlockOf<'logo-pack'>> = (block, around) => [
  ...writeWords(block, around),
  ...(block.spaceLabel === '' ? [] : [`Vrije ruimte: ${toMarkdownLine(block.spaceLabel)}`]),
  ...getParagraphs(block.rule),
  ...block.logos.flatMap(({ asset, label, arrangement, ground }) =>
    asset
      ? [
          ...getHeading(getLevel(block), label || getName(asset)),
          `${ARRANGEMENTS[arrangement]}, ${GROUNDS[ground]}`,
          ...writeFiles(asset, around),
        ]
      : [],
  ),
  ...(block.ruleUrl === '' ? [] : [getLink('De regels', block.ruleUrl, around)]),
];

const writeIcons: Write<BlockOf<'icons'>> = (block, around) => [
  ...writeWords(block, around),
  ...getList(
    block.assets.filter(isThere).map((asset) => {
      const about = getAlternative(asset);
      const name = getName(asset);
      const said =
        about === '' || about === name
          ? toMarkdownLine(name)
          : `${toMarkdownLine(name)}: ${toMarkdownLine(about)}`;
      return [said, ...writeFiles(asset, around)].join('\n');
    }),
  ),
];

const writeAccordion: Write<BlockOf<'accordion'>> = (block, around) => [
  ...writeWords(block, around),
  ...block.items.flatMap(({ title, body }) => [
    ...getHeading(getLevel(block), title),
    ...writeRichText(body, around, getLevel(block) + 1),
  ]),
  ...writeRichText(block.closing, around, getLevel(block)),
];

const writeJobs: Write<BlockOf<'jobs'>> = (block, around) => [
  ...writeWords(block, around),
  ...getList(
    block.jobs
      .filter(({ title }) => title !== '')
      .map(({ title, url, text, take, takeUrl }) =>
        [
          url ? getLink(title, url, around) : toMarkdownLine(title),
          text && `: ${toMarkdownLine(text)}`,
          take && takeUrl && ` (${getLink(take, takeUrl, around)})`,
        ].join(''),
      ),
  ),
];

const writeQuote: Write<BlockOf<'quote'>> = (block, around) => {
  const lines = [
    ...getParagraphs(block.quote),
    ...(block.source ? [`— ${toMarkdownLine(block.source)}`] : []),
  ];
  const quoted = lines.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>');
  return [...writeWords(block, around), ...(block.quote ? [quoted] : [])];
};

const writeEmbed: Write<BlockOf<'embed'>> = (block, around) => [
  ...writeWords(block, around),
  ...(block.address ? [getLink(block.description || block.address, block.address, around)] : []),
];

const writeTextTileHeader: Write<BlockOf<'text-tile-header'>> = (block, around) => {
  const level = block.header ? 3 : 2;
  return [
    ...getHeading(2, block.header ?? ''),
    ...writeWords(block, around, level),
    ...writeTile(block.tile, around, level + (block.title ? 1 : 0)),
  ];
};

const isOfType = <T extends Type>(type: T, block: Block): block is BlockOf<T> => block.type === type;

const writer =
  <T extends Type>(type: T, write: Write<BlockOf<T>>): Write<Block> =>
  (block, around) =>
    isOfType(type, block) ? write(block, around) : [];

const writers: Record<Type, Write<Block>> = {
  text: writer('text', (block, around) => writeWords(block, around)),
  'text-asset': writer('text-asset', (block, around) => [
    ...writeWords(block, around),
    ...writeAsset(block.asset, around),
  ]),
  'text-assets': writer('text-assets', (block, around) => [
    ...writeWords(block, around),
    ...writeAssets(block.assets, around),
  ]),
  'text-asset-background': writer('text-asset-background', (block, around) => [
    ...writeWords(block, around),
    ...writeAssets([block.backgroundAsset, block.asset], around),
  ]),
  'text-tile': writer('text-tile', (block, around) => [
    ...writeWords(block, around),
    ...writeTile(block.tile, around, getLevel(block)),
  ]),
  'text-tile-header': writer('text-tile-header', writeTextTileHeader),
  asset: writer('asset', ({ asset }, around) => writeAsset(asset, around)),
  'asset-card': writer('asset-card', ({ asset }, around) => writeAsset(asset, around)),
  assets: writer('assets', ({ assets }, around) => writeAssets(assets, around)),
  html: writer('html', ({ body }, around) => writeRichText(body, around, 2)),
  accordion: writer('accordion', writeAccordion),
  quote: writer('quote', writeQuote),
  embed: writer('embed', writeEmbed),
  colors: writer('colors', writeColors),
  'do-dont': writer('do-dont', writeDoDont),
  compare: writer('compare', writeCompare),
  'logo-pack': writer('logo-pack', writeLogoPack),
  typography: writer('typography', writeTypography),
  icons: writer('icons', writeIcons),
  jobs: writer('jobs', writeJobs),
};

/** What has no design: texts and assets, in the order of their fields. */
const writeParts = (parts: ReturnType<typeof getParts>, around: Around): string[] =>
  parts.flatMap(({ name, value }) => {
    if (isAsset(value)) return writeAsset(value, around);
    if (typeof value !== 'string') return [];
    if (['title', 'header'].includes(name)) return getHeading(2, value);
    return isCleanHtml(value) ? writeRichText(value, around) : getParagraphs(value);
  });

/** The fields that a maintainer added to a page. */
export const writeFields: Write<object> = (fields, around) => writeParts(getFieldParts(fields), around);

/** A block of a type that a maintainer added. */
const writeOther: Write<object> = (block, around) => writeParts(getParts(block), around);

/** A block as paragraphs of Markdown: each type says itself what it is without a screen. */
export const writeBlock = (block: Block, around: Around): string[] =>
  (Object.hasOwn(writers, block.type) ? writers[block.type] : writeOther)(block, around);
