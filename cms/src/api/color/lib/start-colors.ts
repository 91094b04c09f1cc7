import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { withLock } from '../../../database/locks';
import type { ColorResponse } from '../../../http/schemas/colors';
import { PALETTE } from '../../../shared/palette';
import { hex, token } from '../schemas/color';
import { nameFromToken } from './colors';
import { COLOR } from './rows';
import { recordVersion } from './versions';

/** The names and roles of the default colours. */
const KNOWN: Partial<Record<string, [name: string, role: ColorResponse['role']]>> = {
  white: ['Wit', 'neutral'],
  black: ['Zwart', 'neutral'],
  grey: ['Grijs', 'neutral'],
  greyLight: ['Papiergrijs', 'neutral'],
  blue: ['Blauw', 'primary'],
  blueLight: ['IJsblauw', 'neutral'],
  blueDark: ['Nachtblauw', 'primary'],
  aqua: ['Aqua', 'secondary'],
  purple: ['Paars', 'secondary'],
  orange: ['Oranje', 'accent'],
  red: ['Rood', 'signal'],
  green: ['Groen', 'signal'],
};

const stored = z.record(z.string(), z.unknown()).catch({});

/** The colours that older versions stored in the settings, by token; empty for a new portal. */
async function loadLegacyColors(strapi: Core.Strapi): Promise<Record<string, string>> {
  const site: { palette: unknown } | null = await strapi.db
    .query('api::site.site')
    .findOne({ select: ['palette'], orderBy: { id: 'asc' } });
  const entries = Object.entries(stored.parse(site?.palette)).flatMap(([name, value]) => {
    const color = hex.safeParse(value);
    return token.safeParse(name).success && color.success ? [[name, color.data] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Creates the first colours, once; older portals keep their values. Deleted colours do not come back. The result is
 * recorded as a version.
 */
export async function ensureColors(strapi: Core.Strapi): Promise<void> {
  await addFirstColors(strapi);
  await recordVersion(strapi);
}

async function addFirstColors(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'color' });
  await withLock(strapi, { lock: 'colors' }, async () => {
    if (await store.get({ key: 'has-first-colors' })) return;
    const palette = { ...PALETTE, ...(await loadLegacyColors(strapi)) };
    for (const [position, [known, value]] of Object.entries(palette).entries()) {
      const [name, role] = KNOWN[known] ?? [nameFromToken(known), 'accent'];
      const data = { token: known, name, hex: value, role, position };
      await strapi.db.query(COLOR).create({ data });
    }
    // From here on, the list of colours is the only source.
    await strapi.db.query('api::site.site').updateMany({ where: {}, data: { palette: null } });
    await store.set({ key: 'has-first-colors', value: true });
  });
}
