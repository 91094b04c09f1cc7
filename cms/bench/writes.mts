import { withScratch } from '../../scripts/lib/scratch.mjs';
import { bearer, call } from './call.mts';
import { getBlocks, PUBLISHED } from './content.mts';
import { fillPortal } from './fill-portal.mts';
import { below, ratio, type Row } from './results/rows.mts';
import { type Scratch, startStock, startWatched, type Watched, withServers } from './servers.mts';
import type { Made } from './stock/process.mts';
import { getQuery, storedBlock, withIds } from './stock/rest.mts';
import { median, time } from './times.mts';

/** A stored block, as an editor sends it when saving. */
type Kept = Record<string, unknown>;

/** Creates a page with a number of blocks, and then saves it with other blocks. */
interface Writer {
  make: (count: number) => Promise<{ id: string; blocks: Kept[] }>;
  save: (id: string, blocks: Kept[], more?: object) => Promise<unknown>;
}

const changeBlock = (block: Kept, round: number): Kept => ({
  ...block,
  isPrivate: round % 2 === 0,
  ...('title' in block && {
    title: `Ronde ${round}`,
    body: `<p>Dit is <strong>ronde ${round}</strong>.</p>`,
  }),
});

/** A change by an editor: in one block, or in all. */
const CHANGES = {
  one: (blocks: Kept[], round: number) =>
    blocks.map((block, n) => (n === 1 ? changeBlock(block, round) : block)),
  all: (blocks: Kept[], round: number) => blocks.map((block) => changeBlock(block, round)),
};

interface Target {
  name: string;
  count: number;
  change: keyof typeof CHANGES;
  rounds: number;
  /** The maximum duration, as a multiple of plain Strapi's; otherwise in milliseconds. */
  goal?: number;
  more?: object;
}

const GOAL_MS = 1000;
const [FEW, MANY] = [
  { count: 12, rounds: 9 },
  { count: 200, rounds: 3 },
];
const TARGETS: Target[] = [
  { ...FEW, name: '12 blocks saved, one changed', change: 'one', goal: 0.3 },
  { ...FEW, name: '12 blocks saved, all changed', change: 'all', goal: 0.3 },
  {
    ...FEW,
    name: '12 blocks published, one changed',
    change: 'one',
    goal: 1.5,
    more: { published_at: PUBLISHED },
  },
  { ...MANY, name: '200 blocks saved, one changed', change: 'one' },
  { ...MANY, name: '200 blocks saved, all changed', change: 'all' },
];

async function fillAsWriter(base: string): Promise<Writer> {
  const filled = await fillPortal(base);
  const api = `${base}/api/v1/pages`;
  return {
    async make(count) {
      const blocks = getBlocks(0, filled, count);
      const page = { title: `Pagina van ${count} blokken`, groups: filled.groups, blocks };
      const { data } = await call<{ data: { id: string; blocks: { id: string }[] } }>(
        'POST',
        api,
        page,
        filled.admin,
      );
      return { id: data.id, blocks: blocks.map((block, n) => ({ ...block, id: data.blocks[n]?.id })) };
    },
    save: (id, blocks, more) => call('PUT', `${api}/${id}`, { blocks, ...more }, filled.admin),
  };
}

/** The same in plain Strapi, through its REST API. */
function stockWriter(base: string, { token, populate, ...made }: Made): Writer {
  const api = `${base}/api/pages`;
  const headers = bearer(token);
  return {
    async make(count) {
      const blocks = getBlocks(0, made, count).map(storedBlock);
      const page = { title: `Pagina van ${count} blokken`, groups: made.groups, blocks };
      const url = `${api}?${getQuery({ populate })}`;
      const { data } = await call<{ data: { documentId: string; blocks: unknown } }>(
        'POST',
        url,
        { data: page },
        headers,
      );
      return { id: data.documentId, blocks: withIds(blocks, data.blocks) };
    },
    save: (id, blocks) => call('PUT', `${api}/${id}`, { data: { blocks } }, headers),
  };
}

/** Measures both in turns; skips the first round of each. */
async function measure(target: Target, ask: Watched['ask'], portal: Writer, stock: Writer): Promise<Row> {
  const { name, count, change, rounds, goal, more } = target;
  const [ours, theirs] = [await portal.make(count), await stock.make(count)];
  const found: { ours: number; theirs: number; statements: number; blockedMs: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const edit = CHANGES[change];
    await ask('quiet');
    await ask('watch');
    const oursMs = await time(() => portal.save(ours.id, edit(ours.blocks, round), more));
    await ask('quiet');
    const cost = await ask('watched');
    const theirsMs = await time(() => stock.save(theirs.id, edit(theirs.blocks, round)));
    found.push({ ours: oursMs, theirs: theirsMs, ...cost });
  }
  const middle = (key: keyof (typeof found)[number]) => median(found.slice(1).map((one) => one[key]));
  const [oursMs, theirsMs] = [middle('ours'), middle('theirs')];
  const notes =
    `${Math.round(oursMs)} ms (${middle('statements')} SQL) beside ${Math.round(theirsMs)} ms; ` +
    `longest standstill ${Math.round(middle('blockedMs'))} ms`;
  return goal === undefined
    ? below(name, GOAL_MS, 'ms', oursMs, notes)
    : ratio(`${name}, beside plain Strapi`, '≤', goal, oursMs / theirsMs, notes);
}

/**
 * The duration of saving and publishing a page, compared with plain Strapi with the same content, which updates the page
 * through its REST API. There an update is visible at once, so it also counts as its way of publishing.
 */
export const compareWrites = (): Promise<Row[]> =>
  withScratch((theirs: Scratch) =>
    withServers(async (take, ours) => {
      const { base, ask } = await take(startWatched(ours));
      const portal = await fillAsWriter(base);
      const plain = await take(startStock(theirs));
      const stock = stockWriter(plain.base, plain.made);
      const rows: Row[] = [];
      for (const target of TARGETS) rows.push(await measure(target, ask, portal, stock));
      return rows;
    }),
  );
