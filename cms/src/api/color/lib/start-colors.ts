import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { withLock } from '../../../database/locks';
import type { ColorAnswer } from '../../../http/schemas/colors';
import { PALETTE } from '../../../shared/palette';
import { hex, token } from '../schemas/color';
import { nameAfter } from './colors';
import { COLOR } from './rows';
import { keepVersion } from './versions';

/** What the colours of a new portal are called, and what they are for. */
const KNOWN: Partial<Record<string, [name: string, role: ColorAnswer['role']]>> = {
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

/** The colours that an older portal kept with its settings, by token; of a new one none. */
async function loadOlder(strapi: Core.Strapi): Promise<Record<string, string>> {
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
 * Gives a portal its first colours, once: those of an older one with the values it had. What an administrator
 * removes stays away. The colours that a portal starts with are a version.
 */
export async function ensureColors(strapi: Core.Strapi): Promise<void> {
  await addFirstColors(strapi);
  await keepVersion(strapi);
}

async function addFirstColors(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'color' });
  await withLock(strapi, { lock: 'colors' }, async () => {
    if (await store.get({ key: 'has-first-colors' })) return;
    const palette = { ...PALETTE, ...(await loadOlder(strapi)) };
    for (const [position, [known, value]] of Object.entries(palette).entries()) {
      const [name, role] = KNOWN[known] ?? [nameAfter(known), 'accent'];
      const data = { token: known, name, hex: value, role, position };
      await strapi.db.query(COLOR).create({ data });
    }
    // From here on the list of colours is all there is.
    await strapi.db.query('api::site.site').updateMany({ where: {}, data: { palette: null } });
    await store.set({ key: 'has-first-colors', value: true });
  });
}
