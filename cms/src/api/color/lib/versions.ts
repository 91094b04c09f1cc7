import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { withLock } from '../../../database/locks';
import { getPublished } from '../../../published';
import { type OwnValues, ownValues } from '../../../published/colors';
import { COLOR, IN_ORDER } from './rows';

const VERSION = 'api::color.color-version';

/** The colours of the house style as they were from one change to the next, in their order. */
export interface ColorVersion {
  n: number;
  colors: readonly OwnValues[];
}

const stored = z.object({ n: z.int(), colors: z.array(ownValues) }).nullable();

const getTable = (strapi: Core.Strapi) => strapi.db.query(VERSION);

const getOwnValues = (colors: readonly unknown[]): OwnValues[] =>
  colors.flatMap((color) => ownValues.safeParse(color).data ?? []);

const findLast = async (strapi: Core.Strapi): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ orderBy: { n: 'desc' } }));

/** Keeps the colours as a version when they differ from the last one; returns the version that they are. */
export const keepVersion = (strapi: Core.Strapi): Promise<ColorVersion> =>
  withLock(strapi, { lock: 'colors' }, async () => {
    const colors = getOwnValues(await strapi.db.query(COLOR).findMany(IN_ORDER));
    const last = await findLast(strapi);
    if (last && isDeepStrictEqual(last.colors, colors)) return last;
    const version = { n: (last?.n ?? 0) + 1, colors };
    await getTable(strapi).create({ data: version });
    return version;
  });

/** The version that the colours are now. */
export async function getLatestVersion(strapi: Core.Strapi): Promise<ColorVersion> {
  const { colors } = (await getPublished(strapi).snapshot()).site;
  const last = await findLast(strapi);
  // Other tools may write rows, without a version.
  return last && isDeepStrictEqual(last.colors, getOwnValues(colors)) ? last : keepVersion(strapi);
}

/** A version by its number; null when there is none. */
export const findVersion = async (strapi: Core.Strapi, n: number): Promise<ColorVersion | null> =>
  stored.parse(await getTable(strapi).findOne({ where: { n } }));
