import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getChanges } from '../../../database/change-feed';
import { withLock } from '../../../database/locks';
import { getPublished } from '../../../published';
import { type ColorDetails, colorDetails } from '../../../published/colors';
import { COLOR, COLOR_ORDER } from './rows';
import { loadTypeSteps, typeStep, type TypeStep } from './type-steps';

const VERSION = 'api::color.color-version';

/** The colours and type sizes at one moment, in order. */
export interface ColorVersion {
  n: number;
  colors: readonly ColorDetails[];
  steps: readonly TypeStep[];
}

const stored = z
  .object({
    n: z.int(),
    colors: z.array(colorDetails),
    // Versions from before type sizes existed have none.
    steps: z
      .array(typeStep)
      .nullable()
      .transform((steps) => steps ?? []),
  })
  .nullable();

const getTable = (strapi: Core.Strapi) => strapi.db.query(VERSION);

const getOwnValues = (colors: readonly unknown[]): ColorDetails[] =>
  colors.flatMap((color) => colorDetails.safeParse(color).data ?? []);

const findLast = async (strapi: Core.Strapi): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ orderBy: { n: 'desc' } }));

/**
 * Records the colours as a version when they, or the given sizes, differ from the last one; returns the current
 * version. Changing colours keeps the sizes.
 */
export const recordVersion = (strapi: Core.Strapi, sizes?: readonly TypeStep[]): Promise<ColorVersion> =>
  withLock(strapi, { lock: 'colors' }, async () => {
    const colors = getOwnValues(await strapi.db.query(COLOR).findMany(COLOR_ORDER));
    const last = await findLast(strapi);
    const steps = sizes ?? last?.steps ?? [];
    if (last && isDeepStrictEqual([last.colors, last.steps], [colors, steps])) return last;
    const version = { n: (last?.n ?? 0) + 1, colors, steps };
    await getTable(strapi).create({ data: version });
    return version;
  });

const TRIES = 5;
const PAUSE_MS = 100;

/** Whether all changes by other instances have arrived; this may take a while on a busy machine. */
async function isUpToDate(strapi: Core.Strapi): Promise<boolean> {
  for (let n = 0; n < TRIES; n += 1) {
    if (await getChanges(strapi).confirm()) return true;
    await setTimeout(PAUSE_MS);
  }
  return false;
}

async function findCurrent(strapi: Core.Strapi) {
  const now = await getPublished(strapi).snapshot();
  const [last, steps] = await Promise.all([findLast(strapi), loadTypeSteps(strapi, now)]);
  const isLast = last && isDeepStrictEqual([last.colors, last.steps], [getOwnValues(now.site.colors), steps]);
  return { last, steps, isLast };
}

/** The current version of colours and sizes. */
export async function loadLatestVersion(strapi: Core.Strapi): Promise<ColorVersion> {
  const { last, isLast } = await findCurrent(strapi);
  if (last && isLast) return last;
  // The last version may come from a change that this instance has not received yet, so older state is no new version.
  if (!(await isUpToDate(strapi)) && last) return last;
  // Publishing a page, or writing rows with another tool, does not create a version.
  const { steps } = await findCurrent(strapi);
  return recordVersion(strapi, steps);
}

/** A version by its number; null when there is none. */
export const findVersion = async (strapi: Core.Strapi, n: number): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ where: { n } }));
