import { createHash } from 'node:crypto';
import { withReadablePages } from '../../blocks/listed-pages';
import { addedFields, ALL_COLORS, type BlockTypes } from '../../blocks/stored-block';
import type { PageSlugs } from '../../blocks/page-links';
import type { ColorResponse } from '../../http/schemas/colors';
import type { AssetPlace, PageContent, PageEntry, PublishedAsset } from '../../published';
import { getPagePart } from '../../published/content';
import { isOrnament } from '../../published/ornaments';
import type { StoredFile } from '../../storage/stored-file';
import { runInTurn } from '../../utils/take-turns';
import { readBlock } from '../texts/block-text';
import { getColorWords, readColor } from '../texts/color-text';
import { getTypeWords } from '../texts/type-words';
import { cut, toSingleWord, tokenize, type Token } from '../words/tokens';
import { makeVector, type Weight, type WeightedText } from '../words/vector';
import {
  asFallback,
  assetAudience,
  EVERYBODY,
  forVersion,
  getAudience,
  pageAudience,
  type Audience,
  type Version,
} from './audiences';

/** What a hit can be. */
export const KINDS = ['page', 'asset', 'file', 'color'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The content of a hit: the title of a page with its lead, a block, an asset, a colour, a file or a page of its text.
 */
interface IndexPart {
  block: number | null;
  filePage: number | null;
  headings: string;
  body: string;
  vector: string;
}

/**
 * One row of the index: the parts of a page, asset, file or colour that the same people may see, up to `MOST_WORDS`. Its
 * audience holds the groups that may see it if they carry view, or `EVERYBODY`; `ADMINS` when readers may find it,
 * `EDITORS` when it is a draft, unused, or the same in the draft.
 */
export interface IndexRow {
  kind: Kind;
  /** The id of the page, asset, file or colour. */
  subject: string;
  audience: Audience;
  title: string;
  /** The number of words of the title; 0 for what has no title of its own. */
  titleWords: number;
  /** The words of all parts. */
  vector: string;
  /** The titles and headings alone, which are quick to rank by. */
  heads: string;
  words: Set<string>;
  parts: IndexPart[];
}

/** Texts up to this length are kept for snippets. */
const LONGEST_BODY = 100_000;

interface Texts {
  title?: string;
  headings?: string;
  body: string;
  /** Words that find it without being part of its text. */
  besides?: WeightedText[];
  weights?: Partial<Record<'body', Weight>>;
}

/** A part with its words, before it comes into a row. */
interface Piece {
  part: IndexPart;
  title: string;
  heads: WeightedText[];
  texts: WeightedText[];
}

async function makePiece(
  at: Partial<Pick<IndexPart, 'block' | 'filePage'>>,
  { title = '', headings = '', body, besides = [], weights = {} }: Texts,
): Promise<Piece> {
  const kept = cut(body, LONGEST_BODY);
  const heads: WeightedText[] = [
    { tokens: tokenize(title), weight: 'A' },
    { tokens: tokenize(headings), weight: 'B' },
    ...besides,
  ];
  const texts: WeightedText[] = [
    ...heads,
    { tokens: await runInTurn(() => tokenize(kept)), weight: weights.body ?? 'C' },
  ];
  const part = { block: null, filePage: null, ...at, headings, body: kept, vector: await makeVector(texts) };
  return { part, title, heads, texts };
}

/** A row holds no more words than this, unless one part does: PostgreSQL does not count positions much further. */
const MOST_WORDS = 5000;

const countWords = ({ texts }: Piece): number => texts.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** The rows of pieces that the same people may see. Only the first one can have a title. */
function makeRows(
  row: Pick<IndexRow, 'kind' | 'subject' | 'audience'>,
  pieces: readonly Piece[],
): Promise<IndexRow[]> {
  const rows: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const count = countWords(piece);
    room -= count;
    if (room < 0 || rows.length === 0) {
      rows.push([]);
      room = MOST_WORDS - count;
    }
    rows.at(-1)?.push(piece);
  }
  const makeRow = async (own: readonly Piece[]): Promise<IndexRow> => {
    const title = own[0]?.title ?? '';
    const texts = own.flatMap((piece) => piece.texts);
    const readable = texts.filter(({ as }) => as === undefined).flatMap(({ tokens }) => tokens);
    return {
      ...row,
      title,
      // The name of a file says less than the title of its asset.
      titleWords: row.kind === 'file' ? 0 : tokenize(title).filter(({ joins }) => !joins).length,
      vector: await makeVector(texts),
      heads: await makeVector(own.flatMap(({ heads }) => heads)),
      words: new Set(readable.filter(({ joins }) => joins !== 'loose').map(({ word }) => word)),
      parts: own.map(({ part }) => part),
    };
  };
  return Promise.all(rows.map(makeRow));
}

const mergeRows = async (rows: readonly Promise<IndexRow[]>[]): Promise<IndexRow[]> =>
  (await Promise.all(rows)).flat();

/** Pages in a list block are indexed by themselves, with their own visibility. */
const NO_PAGES: PageSlugs = { idAt: () => null, getSlug: () => null };

/** The rows of one version of a page: its title, and each block. */
export async function makePageRows(
  types: BlockTypes,
  pageId: string,
  content: PageContent,
  version: Version,
  colors: readonly ColorResponse[],
): Promise<IndexRow[]> {
  const groups = new Map<string, { readers: Audience; pieces: Piece[] }>();
  const add = (readers: Audience, piece: Piece): void => {
    const key = JSON.stringify([...readers].sort());
    const group = groups.get(key) ?? { readers, pieces: [] };
    groups.set(key, group);
    group.pieces.push(piece);
  };
  const added = readBlock(types, getPagePart(content), colors);
  const body = [content.lead, added.title, added.headings, added.text].filter(Boolean).join(' · ');
  add(pageAudience(content), await makePiece({}, { title: content.title, body }));
  for (const block of content.blocks) {
    const texts = await runInTurn(() => {
      const { title, headings, text } = readBlock(types, withReadablePages(block, NO_PAGES), colors);
      // A block's title ranks as a heading, below the page title.
      const own = { headings: [title, headings].filter(Boolean).join(' · '), body: text };
      return title === '' && text === '' ? null : own;
    });
    if (texts) add(getAudience(content, block), await makePiece({ block: block.id }, texts));
  }
  return mergeRows(
    [...groups.values()].map(({ readers, pieces }) =>
      makeRows({ kind: 'page', subject: pageId, audience: forVersion(version, readers) }, pieces),
    ),
  );
}

/** The files of an asset, its original first. */
export const getFiles = ({ original, files }: PublishedAsset): StoredFile[] => [
  ...(original ? [original] : []),
  ...files,
];

/** The audience of an asset; decoration of pages is a fallback result. */
function getReaders(asset: PublishedAsset, places: readonly AssetPlace[]): string[] {
  const readers = assetAudience(asset, places);
  return isOrnament(asset, places) ? asFallback(readers) : readers;
}

/** The pages of texts of files, by their storage key. */
export type FileTexts = ReadonlyMap<string, readonly string[]>;

const asWord = (word: string): Token => ({ word, start: 0, end: word.length });

/** The words of a file's name, which match only as a fallback, and the name as a whole. */
function readName({ name, ext }: StoredFile, ofAsset: ReadonlySet<string>): WeightedText[] {
  const stem = name.toLowerCase().endsWith(ext) ? name.slice(0, -ext.length) : name;
  // A file name equal to the title of its asset adds nothing.
  const saysMore = tokenize(stem).some(({ word, joins }) => !joins && !ofAsset.has(word));
  return [
    { tokens: tokenize(name), weight: 'D', as: 'name' },
    { tokens: [asWord(toSingleWord(name))], weight: 'D', as: 'whole' },
    { tokens: saysMore ? [asWord(toSingleWord(stem))] : [], weight: 'D', as: 'stem' },
  ];
}

/** The rows of an asset, its files, and each page of their text. */
export async function makeAssetRows(
  asset: PublishedAsset,
  placements: readonly AssetPlace[],
  texts: FileTexts,
): Promise<IndexRow[]> {
  const version = placements.length > 0 ? 'both' : 'draft';
  const audience = forVersion(version, getReaders(asset, placements));
  const { id, title, description } = asset;
  const files = getFiles(asset);
  const types = tokenize([...new Set(files.map(getTypeWords))].join(' '));
  const labels = tokenize(asset.tags.join(' · '));
  const ofAsset = new Set([...tokenize(title), ...labels].map(({ word }) => word));
  const besides: WeightedText[] = [
    { tokens: types, weight: 'D', as: 'type' },
    { tokens: labels, weight: 'B', as: 'label' },
  ];
  const own = await makePiece({}, { title, body: description, besides });
  const rows = [makeRows({ kind: 'asset', subject: id, audience }, [own])];
  for (const file of files) {
    const named = await makePiece({}, { body: '', besides: readName(file, ofAsset) });
    const pieces = [{ ...named, title: file.name }];
    for (const [index, body] of (texts.get(file.key) ?? []).entries()) {
      if (body !== '')
        pieces.push(await makePiece({ filePage: index + 1 }, { body, weights: { body: 'D' } }));
    }
    rows.push(makeRows({ kind: 'file', subject: file.id, audience }, pieces));
  }
  return mergeRows(rows);
}

/** The row of a colour, which everybody may see. */
export async function makeColorRows(color: ColorResponse): Promise<IndexRow[]> {
  // Ranked as body text: the page that explains `pms` is a better result than each colour with a value.
  const besides: WeightedText[] = [{ tokens: tokenize(getColorWords(color)), weight: 'C', as: 'type' }];
  const piece = await makePiece({}, { title: color.name, body: readColor(color), besides });
  return makeRows({ kind: 'color', subject: color.id, audience: forVersion('both', [EVERYBODY]) }, [piece]);
}

const hash = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

/** The colours that the blocks of a page show, in its draft or live. */
export function getColorsOnPage(
  { live, draft }: PageEntry,
  colors: readonly ColorResponse[],
): ColorResponse[] {
  const shown = new Set([...draft.blocks, ...(live?.blocks ?? [])].flatMap((block) => block.colors));
  return colors.filter(({ id }) => shown.has(id) || shown.has(ALL_COLORS));
}

/** Changes when the rows of a page do: contents are identified by their revision and hash. */
export const pageFingerprint = (
  types: BlockTypes,
  page: PageEntry,
  colors: readonly ColorResponse[],
): string =>
  hash([
    page.live?.revisionId ?? null,
    page.draftHash ?? page.draft.title,
    ...addedFields(types).map(({ name, kind }) => `${name} ${kind}`),
    ...getColorsOnPage(page, colors).map(colorFingerprint),
  ]);

/** Changes when the row of a colour does. */
export const colorFingerprint = (color: ColorResponse): string =>
  hash([color.name, color.token, readColor(color)]);

/** Changes when the rows of an asset do. */
export const assetFingerprint = (asset: PublishedAsset, placements: readonly AssetPlace[]): string =>
  hash([
    asset.title,
    asset.description,
    asset.tags,
    placements.length > 0,
    getReaders(asset, placements).sort(),
    getFiles(asset).map(({ id, name, version, text }) => [id, name, version, text]),
  ]);
