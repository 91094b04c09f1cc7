import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getChanges } from '../../../database/change-feed';
import { withLock } from '../../../database/locks';
import { getPublished } from '../../../published';
import { type OwnValues, ownValues } from '../../../published/colors';
import { COLOR, IN_ORDER } from './rows';
import { loadTypeSteps, typeStep, type TypeStep } from './type-steps';

const VERSION = 'api::color.color-version';

/** The colours and the sizes of type as they were from one change to the next, in their order. */
export interface ColorVersion {
  n: number;
  colors: readonly OwnValues[];
  steps: readonly TypeStep[];
}

const stored = z
  .object({
    n: z.int(),
    colors: z.array(ownValues),
    // Versions from before there were sizes have none.
    steps: z
      .array(typeStep)
      .nullable()
      .transform((steps) => steps ?? []),
  })
  .nullable();

const getTable = (strapi: Core.Strapi) => strapi.db.query(VERSION);

const getOwnValues = (colors: readonly unknown[]): OwnValues[] =>
  colors.flatMap((color) => ownValues.safeParse(color).data ?? []);

const findLast = async (strapi: Core.Strapi): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ orderBy: { n: 'desc' } }));

/**
 * Keeps the colours as a version when they, or the given sizes, differ from the last one; returns the version that
 * they are. Who changes colours leaves the sizes as they are.
 */
export const keepVersion = (strapi: Core.Strapi, sizes?: readonly TypeStep[]): Promise<ColorVersion> =>
  withLock(strapi, { lock: 'colors' }, async () => {
    const colors = getOwnValues(await strapi.db.query(COLOR).findMany(IN_ORDER));
    const last = await findLast(strapi);
    const steps = sizes ?? last?.steps ?? [];
    if (last && isDeepStrictEqual([last.colors, last.steps], [colors, steps])) return last;
    const version = { n: (last?.n ?? 0) + 1, colors, steps };
    await getTable(strapi).create({ data: version });
    return version;
  });

const TRIES = 5;
const PAUSE_MS = 100;

/** Whether all that other instances changed has arrived; a busy machine says so late. */
async function isUpToDate(strapi: Core.Strapi): Promise<boolean> {
  for (let n = 0; n < TRIES; n += 1) {
    if (await getChanges(strapi).confirm()) return true;
    await setTimeout(PAUSE_MS);
  }
  return false;
}

async function findNow(strapi: Core.Strapi) {
  const now = await getPublished(strapi).snapshot();
  const [last, steps] = await Promise.all([findLast(strapi), loadTypeSteps(strapi, now)]);
  const isLast = last && isDeepStrictEqual([last.colors, last.steps], [getOwnValues(now.site.colors), steps]);
  return { last, steps, isLast };
}

/** The version that the colours and sizes are now. */
export async function loadLatestVersion(strapi: Core.Strapi): Promise<ColorVersion> {
  const { last, isLast } = await findNow(strapi);
  if (last && isLast) return last;
  // The last version may be of a change that this instance has yet to hear of: what was before it is no new version.
  if (!(await isUpToDate(strapi)) && last) return last;
  // Publishing a page, or another tool that writes rows, makes no version by itself.
  const { steps } = await findNow(strapi);
  return keepVersion(strapi, steps);
}

/** A version by its number; null when there is none. */
export const findVersion = async (strapi: Core.Strapi, n: number): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ where: { n } }));
