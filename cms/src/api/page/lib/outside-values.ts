import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { blockTypes } from '../../../blocks/registry';
import { getValues, initialValues, populateFields, partialShape, type Values } from '../../../blocks/fields';
import {
  addedFields,
  blocksFromRows,
  populateBlocks,
  withTexts,
  type BlockRow,
  type BlockTypes,
  type StoredBlock,
} from '../../../blocks/stored-block';
import { blocksInput } from '../../../blocks/block-input';
import { createEarlierLinkKeeper, createLinkStorer, resolveLink } from '../../../blocks/stored-links';
import { createLinkReplacer } from '../../../blocks/page-links';
import { invalidField } from '../../../http/errors';
import { line, requiredLine } from '../../../http/fields';
import { parse, parseLong } from '../../../http/parse-input';
import { getPublished, type PageContent } from '../../../published';
import { isSameValue, listParts, mapFields } from '../../../published/content';
import { getLinkTargets } from '../../../published/link-targets';
import { anonymous, type Viewer } from '../../../permissions/viewer';
import { mapInTurn } from '../../../utils/take-turns';
import { mergeAddedFields } from './added-fields';
import { mergeBlocks } from './merge-blocks';
import { storedRows } from './writes/row-ids';

const reference = z.object({ documentId: z.string() });

const writtenRow = z.object({
  title: z.string(),
  lead: z.string().nullable(),
  isPublic: z.boolean().nullable(),
  groups: z.array(reference),
  blocks: storedRows,
});

/** Converts stored links to those of the API for validation only. */
const EVERYTHING: Viewer = { kind: 'admin', id: '', groups: [] };

type ChangeLinks = <T extends Pick<StoredBlock, 'type' | 'values'>>(part: T) => T;

/** Links in the form of the API, and in stored form. */
interface Links {
  write: ChangeLinks;
  keep: ChangeLinks;
}

const pageWords = z.object({ title: requiredLine(), lead: line(300) });

// A copied block would otherwise keep the id of the original.
function withOwnIds(rows: readonly BlockRow[]): BlockRow[] {
  const seen = new Set<number>();
  return rows.map((row) => {
    const isDouble = typeof row.blockId === 'number' && seen.has(row.blockId);
    if (typeof row.blockId === 'number') seen.add(row.blockId);
    return isDouble ? { ...row, blockId: null } : row;
  });
}

/** The added fields of a page just written, where they differ from before. */
async function readOutsideFields(
  types: BlockTypes,
  row: object,
  before: Values,
  links: Links,
): Promise<Values> {
  const fields = addedFields(types);
  const now = getValues(fields, { ...row });
  const was = { ...initialValues(fields), ...before };
  const written = Object.entries(now).filter(([name, value]) => !isSameValue(value, was[name]));
  const sent = mapFields(Object.fromEntries(written), links.write);
  const checked = z.record(z.string(), z.json()).parse(await parseLong(z.object(partialShape(fields)), sent));
  return mergeAddedFields(types, before, mapFields(checked, links.keep));
}

/**
 * The content of a page just written outside the API, validated and cleaned as if the API had received it. Throws 400.
 */
export async function readOutsideContent(
  strapi: Core.Strapi,
  documentId: string,
  before: PageContent,
): Promise<PageContent> {
  const types = blockTypes(strapi);
  const found = await strapi.documents('api::page.page').findOne({
    documentId,
    populate: {
      ...populateFields(addedFields(types)),
      groups: { fields: ['documentId'] },
      blocks: populateBlocks(types),
    },
  });
  const row = writtenRow.parse(found);
  if (row.title.trim() === '') throw invalidField('title', 'Geef de pagina een titel.');
  const { title, lead } = parse(pageWords, { title: row.title, lead: row.lead ?? '' });
  const groups = row.groups.map((group) => group.documentId);
  const rows = withOwnIds(row.blocks);
  const known = new Set(before.blocks.map(({ id }) => id));
  const now = await getPublished(strapi).snapshot();
  const all = getLinkTargets(now, EVERYTHING);
  const targets = getLinkTargets(now, anonymous);
  const write = createLinkReplacer((link) => resolveLink(link, all));
  const keepLink = createLinkStorer(types, targets);
  const keepEarlier = await createEarlierLinkKeeper(types, listParts(before), targets);
  const links: Links = {
    write: (part) => withTexts(types, part, write),
    keep: (part) => keepEarlier(keepLink(part)),
  };
  const sent = blocksFromRows(types, rows).map((block) => toInput(links.write(block), known));
  const checked = await mapInTurn(await parseLong(blocksInput(types), sent), links.keep);
  return {
    title,
    lead,
    isPublic: row.isPublic ?? false,
    groups,
    blocks: mergeBlocks(before, groups, checked),
    fields: await readOutsideFields(types, found ?? {}, before.fields, links),
  };
}

// A new block without chosen groups takes those of the page, as it does through the API.
function toInput({ id, type, isPrivate, groups, values }: StoredBlock, known: ReadonlySet<number>) {
  const chosen = known.has(id) || groups.length > 0 ? { groups } : {};
  return { ...values, id, type, isPrivate, ...chosen };
}
