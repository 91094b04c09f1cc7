import type { BlockField, BlockType } from '../../../api/types';
import { isWritable } from '../in-place/writable';
import type { PageDraft } from './types';
import { valueAt, withValue } from './values';

/** An HTML source that the server changed while saving. */
export interface CleanedSource {
  id: number;
  path: string;
  sent: string;
  kept: string;
}

/** The fields that are edited as HTML source, by path: those with markup that the rich text editor does not support. */
function getSources(fields: readonly BlockField[], from: unknown, prefix = ''): [string, string][] {
  return fields.flatMap(({ name, kind, of = [] }): [string, string][] => {
    const path = `${prefix}${name}`;
    const value = valueAt(from, name);
    if (kind === 'object') return getSources(of, value, `${path}.`);
    if (kind === 'list' && Array.isArray(value)) {
      return value.flatMap((item, index) => getSources(of, item, `${path}.${index}.`));
    }
    if (typeof value !== 'string') return [];
    return kind === 'source' || (kind === 'html' && !isWritable(value)) ? [[path, value]] : [];
  });
}

export const cleanedSources = (
  types: readonly BlockType[],
  sent: PageDraft,
  stored: PageDraft,
): CleanedSource[] =>
  sent.blocks.flatMap((block) => {
    const { id, type } = block;
    const fields = types.find((each) => each.type === type)?.fields ?? [];
    const kept = stored.blocks.find((each) => each.id === id);
    return getSources(fields, block).flatMap(([path, source]) => {
      const now = valueAt(kept, path);
      return typeof now === 'string' && now !== source ? [{ id, path, sent: source, kept: now }] : [];
    });
  });

/** A draft with the sanitised sources, except where the editor has typed on. */
export const withCleanedSources = (draft: PageDraft, cleaned: readonly CleanedSource[]): PageDraft =>
  cleaned.length === 0
    ? draft
    : {
        ...draft,
        blocks: draft.blocks.map((block) =>
          cleaned
            .filter(({ id, path, sent }) => id === block.id && valueAt(block, path) === sent)
            .reduce((now, { path, kept }) => withValue(now, path, kept), block),
        ),
      };
