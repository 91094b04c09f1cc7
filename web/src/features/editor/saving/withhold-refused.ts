import type { Block, BlockType } from '../../../api/types';
import type { PageDraft } from '../state/types';
import { valueAt, withValue } from '../state/values';
import { getBlock, isSame, pageField, type Refusal } from './refusals';

/** The value of another block at a path, unless a list along the path has different items by now. */
function alikeAt(other: Block | undefined, block: Block, path: string): unknown {
  const names = path.split('.');
  const isOtherList = names.some((_, count) => {
    const way = names.slice(0, count).join('.');
    const [one, two] = [valueAt(block, way), valueAt(other, way)];
    return Array.isArray(one) && (!Array.isArray(two) || one.length !== two.length);
  });
  return isOtherList ? undefined : valueAt(other, path);
}

const EMPTY: Partial<Record<string, unknown>> = { string: '', boolean: false };

/** A substitute for a refused value: the server's value, else the default of a new block, else nothing. */
function getSubstitute(
  types: readonly BlockType[],
  block: Block,
  saved: Block | undefined,
  { path, value }: Refusal,
): unknown {
  const { defaults } = types.find(({ type }) => type === block.type) ?? {};
  const known = [alikeAt(saved, block, path), valueAt(defaults, path)];
  const good = known.find((each) => each !== undefined && !isSame(each, value));
  return good ?? (Array.isArray(value) ? [] : (EMPTY[typeof value] ?? null));
}

/** The draft in a form that the server accepts: refused values are replaced by what the server has. */
export function withholdRefused(
  types: readonly BlockType[],
  draft: PageDraft,
  saved: PageDraft,
  refusals: readonly Refusal[],
): PageDraft {
  if (refusals.length === 0) return draft;
  const paths = refusals.flatMap(({ block, path }) => (block === null ? [path] : []));
  const fields = paths.map(pageField);
  const added = paths.filter((path) => path in draft.fields);
  const blocks = draft.blocks.flatMap((block): Block[] => {
    const own = refusals.filter((refusal) => refusal.block === block.id);
    const before = getBlock(saved, block.id);
    if (own.some(({ whole }) => whole)) return before ? [before] : [];
    return [
      own.reduce(
        (now, refusal) => withValue(now, refusal.path, getSubstitute(types, block, before, refusal)),
        block,
      ),
    ];
  });
  return {
    ...draft,
    ...Object.fromEntries(fields.flatMap((field) => (field ? [[field, saved[field]]] : []))),
    fields: { ...draft.fields, ...Object.fromEntries(added.map((name) => [name, saved.fields[name]])) },
    blocks,
  };
}
