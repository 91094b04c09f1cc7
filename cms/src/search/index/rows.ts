import { createHash } from 'node:crypto';
import { ALL_COLORS, type BlockTypes } from '../../blocks/stored-block';
import type { ColorAnswer } from '../../http/schemas/colors';
import { isOpen, type BlockRights, type PageRights, type Placement } from '../../permissions/abilities';
import type { PageContent, PageEntry, PublishedAsset } from '../../published';
import type { StoredFile } from '../../storage/stored-file';
import { readBlock } from '../texts/block-text';
import { readColor } from '../texts/color-text';
import { getTypeWords } from '../texts/type-words';
import { cut, tokenize, type Token } from '../words/tokens';
import { getVector, type Weight, type WeightedText } from '../words/vector';

/** What a hit can be. */
export const KINDS = ['page', 'asset', 'file', 'color'] as const;
export type Kind = (typeof KINDS)[number];

/** Who may see a row, or who searches: groups by their id, and these. */
export type Audience = readonly string[];

/** Stands in an audience for every visitor. */
export const EVERYBODY = '*';
/** Stands in it for administrators: what readers find, and what editors find. */
export const ADMINS = '*live';
export const EDITORS = '*draft';

/**
 * One row of the index: a page's title, a block, an asset, a page of a file, or a colour. Its audience holds the groups that
 * may see it if they carry view, or `EVERYBODY`; `ADMINS` when readers may find it, `EDITORS` when it is a draft, unused,
 * or the same in the draft.
 */
export interface IndexRow {
  kind: Kind;
  /** The id of the page, asset, file or colour. */
  subject: string;
  block: number | null;
  filePage: number | null;
  audience: string[];
  title: string;
  /** The number of words of the title; 0 for what has no title of its own. */
  titleWords: number;
  headings: string;
  body: string;
  vector: string;
  /** The title and headings alone, which are quick to rank by. */
  heads: string;
  words: Set<string>;
}

/** For whom the rows of a version are: readers, editors, or both when they are the same. */
export type Version = 'live' | 'draft' | 'both';

const forVersion = (version: Version, readers: Audience): string[] => [
  ...(version === 'draft' ? [] : [...readers, ADMINS]),
  ...(version === 'live' ? [] : [EDITORS]),
];

/** Who sees a block: the same rule as `abilities`, for the groups that carry view at the moment of a search. */
export function getAudience(page: PageRights, block: BlockRights): string[] {
  if (isOpen(page, block)) return [EVERYBODY];
  return page.isPublic ? [...block.groups] : block.groups.filter((group) => page.groups.includes(group));
}

const pageAudience = ({ isPublic, groups }: PageRights): string[] => (isPublic ? [EVERYBODY] : [...groups]);

/** Texts up to this length are kept for snippets. */
const LONGEST_BODY = 100_000;

type Texts = Pick<IndexRow, 'title' | 'headings' | 'body'> & {
  /** Words that find it without standing in it. */
  besides?: string;
  weights?: Partial<Record<'title' | 'body', Weight>>;
};

/** The place of the body among the texts of a row. */
const BODY = 2;

function makeRow(
  row: Omit<IndexRow, 'title' | 'titleWords' | 'headings' | 'body' | 'vector' | 'heads' | 'words'>,
  { title, headings, body, besides = '', weights = {} }: Texts,
): IndexRow {
  const kept = cut(body, LONGEST_BODY);
  const named = tokenize(title);
  const weighted: WeightedText[] = [
    { tokens: named, weight: weights.title ?? 'A' },
    { tokens: tokenize(headings), weight: 'B' },
    { tokens: tokenize(kept), weight: weights.body ?? 'C' },
    { tokens: tokenize(besides), weight: 'B' },
  ];
  const words = new Set(weighted.flatMap(({ tokens }) => tokens.map(({ word }: Token) => word)));
  const titleWords = row.kind === 'file' ? 0 : named.length;
  const heads = getVector(weighted.filter((_, index) => index !== BODY));
  return { ...row, title, titleWords, headings, body: kept, vector: getVector(weighted), heads, words };
}

/** The rows of one version of a page: its title, and each block. */
export function getPageRows(
  types: BlockTypes,
  pageId: string,
  content: PageContent,
  version: Version,
  colors: readonly ColorAnswer[],
): IndexRow[] {
  const at = { kind: 'page' as const, subject: pageId, filePage: null };
  const title = { title: content.title, headings: '', body: content.lead };
  const blocks = content.blocks.flatMap((block) => {
    const { title: heading, headings, text } = readBlock(types, block, colors);
    if (heading === '' && text === '') return [];
    // A block's title weighs as a heading: the page's own title goes before it.
    const texts = { title: '', headings: [heading, headings].filter(Boolean).join(' · '), body: text };
    return [
      makeRow({ ...at, block: block.id, audience: forVersion(version, getAudience(content, block)) }, texts),
    ];
  });
  return [
    makeRow({ ...at, block: null, audience: forVersion(version, pageAudience(content)) }, title),
    ...blocks,
  ];
}

/** The files of an asset, its original first. */
export const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

/** The audience of an asset: those who see a live block that shows it; a private asset is open to groups only. */
const assetAudience = (asset: PublishedAsset, placements: readonly Placement[]): string[] => [
  ...new Set(
    placements.flatMap(({ page, block }) =>
      getAudience(page, { groups: block.groups, isPrivate: block.isPrivate || asset.isPrivate }),
    ),
  ),
];

/** The pages of texts of files, by their storage key. */
export type FileTexts = ReadonlyMap<string, readonly string[]>;

/** The rows of an asset, its files, and each page of their text. */
export function getAssetRows(
  asset: PublishedAsset,
  placements: readonly Placement[],
  texts: FileTexts,
): IndexRow[] {
  const version = placements.length > 0 ? 'both' : 'draft';
  const audience = forVersion(version, assetAudience(asset, placements));
  const at = { block: null, filePage: null, audience };
  const { id, title, description } = asset;
  const files = getFiles(asset);
  const types = [...new Set(files.map(getTypeWords))].join(' ');
  return [
    makeRow(
      { ...at, kind: 'asset', subject: id },
      { title, headings: '', body: description, besides: types },
    ),
    ...files.flatMap((file) =>
      (texts.get(file.key) ?? []).flatMap((body, index) =>
        body === ''
          ? []
          : [
              makeRow(
                { ...at, kind: 'file', subject: file.id, filePage: index + 1 },
                { title: '', headings: '', body, weights: { body: 'D' } },
              ),
            ],
      ),
    ),
    ...files.map((file) =>
      makeRow(
        { ...at, kind: 'file', subject: file.id },
        // A name such as logo-2400px.png says less than the title of its asset.
        { title: file.name, headings: '', body: '', besides: getTypeWords(file), weights: { title: 'C' } },
      ),
    ),
  ];
}

/** The row of a colour, which everybody may see. */
export const getColorRow = (color: ColorAnswer): IndexRow =>
  makeRow(
    {
      kind: 'color',
      subject: color.id,
      block: null,
      filePage: null,
      audience: forVersion('both', [EVERYBODY]),
    },
    { title: color.name, headings: '', body: readColor(color) },
  );

const hash = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** The colours that the blocks of a page show, in its draft or live. */
export function getShownColors({ live, draft }: PageEntry, colors: readonly ColorAnswer[]): ColorAnswer[] {
  const shown = new Set([...draft.blocks, ...(live?.blocks ?? [])].flatMap((block) => block.colors));
  return colors.filter(({ id }) => shown.has(id) || shown.has(ALL_COLORS));
}

/** Changes when the rows of a page do: contents are known by their revision and hash. */
export const pageFingerprint = (page: PageEntry, colors: readonly ColorAnswer[]): string =>
  hash([
    page.live?.revisionId ?? null,
    page.draftHash ?? page.draft.title,
    ...getShownColors(page, colors).map(colorFingerprint),
  ]);

/** Changes when the row of a colour does. */
export const colorFingerprint = (color: ColorAnswer): string => hash([color.name, readColor(color)]);

/** Changes when the rows of an asset do. */
export const assetFingerprint = (asset: PublishedAsset, placements: readonly Placement[]): string =>
  hash([
    asset.title,
    asset.description,
    placements.length > 0,
    assetAudience(asset, placements).sort(),
    getFiles(asset).map(({ id, name, version, text }) => [id, name, version, text]),
  ]);
