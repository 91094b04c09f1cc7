import { mergeLists, mergeValue, type AreSame, type ThreeWay } from './three-way';

/** What two writers can both change of a page. */
export interface MergedPage<Group, Block, Value> {
  title: string;
  lead: string;
  slug: string;
  parentId: string | null;
  isPublic: boolean;
  groups: Group[];
  blocks: Block[];
  fields: Record<string, Value>;
}

interface Rules<Group, Block, Value> {
  areSameGroups: AreSame<readonly Group[]>;
  areSameBlocks: AreSame<Block>;
  areSameValues: AreSame<Value | undefined>;
  /** The blocks of a page as they are once the page has these groups: following them is no change of a block. */
  applyPageGroups: (page: MergedPage<Group, Block, Value>, groups: Group[]) => readonly Block[];
  /** Whether a conflict is settled in their favour; in mine by default. */
  takesTheirs?: (name: string) => boolean;
}

/**
 * Merges two pages that grew from one. `conflicts` names the fields and blocks that both changed, as the API does:
 * `title`, `parent_id`, `blocks.12345678`.
 */
export function mergePages<Group, Block extends { id: number }, Value>(
  { base, mine, theirs }: ThreeWay<MergedPage<Group, Block, Value>>,
  {
    areSameGroups,
    areSameBlocks,
    areSameValues,
    applyPageGroups,
    takesTheirs = () => false,
  }: Rules<Group, Block, Value>,
): { page: MergedPage<Group, Block, Value>; conflicts: string[] } {
  type Page = MergedPage<Group, Block, Value>;
  const conflicts: string[] = [];
  function merge<T>(name: string, get: (page: Page) => T, areSame: AreSame<T> = Object.is): T {
    const three = { base: get(base), mine: get(mine), theirs: get(theirs) };
    const { value, isConflict } = mergeValue(three, areSame);
    if (isConflict) conflicts.push(name);
    return isConflict && takesTheirs(name) ? three.theirs : value;
  }
  const own = {
    title: merge('title', ({ title }) => title),
    lead: merge('lead', ({ lead }) => lead),
    slug: merge('slug', ({ slug }) => slug),
    parentId: merge('parent_id', ({ parentId }) => parentId),
    isPublic: merge('is_public', ({ isPublic }) => isPublic),
    groups: merge<Group[]>('groups', ({ groups }) => groups, areSameGroups),
  };
  const names = [base, mine, theirs].flatMap(({ fields }) => Object.keys(fields));
  const fields = [...new Set(names)].flatMap((name): [string, Value][] => {
    const value = merge(name, (page) => page.fields[name], areSameValues);
    return value === undefined ? [] : [[name, value]];
  });
  const getBlocks = (page: Page): readonly Block[] => applyPageGroups(page, own.groups);
  const blocks = mergeLists(
    { base: getBlocks(base), mine: getBlocks(mine), theirs: getBlocks(theirs) },
    areSameBlocks,
    (id) => takesTheirs(`blocks.${id}`),
  );
  conflicts.push(...blocks.conflicts.map((id) => `blocks.${id}`));
  return { page: { ...own, blocks: blocks.items, fields: Object.fromEntries(fields) }, conflicts };
}
