import type { Core } from '@strapi/strapi';
import { withLock } from '../../../database/locks';
import type { PresetCreate } from '../schemas/preset';
import { PRESET } from './presets';

const START: readonly PresetCreate[] = [
  { label: 'Scherm', format: 'jpg', width: 1920, height: 1920 },
  { label: 'Word en PowerPoint', format: 'png', width: 1600, height: 1600, dpi: 200 },
  { label: 'Web', format: 'webp', width: 1280, height: 1280 },
  { label: 'Sociale media, vierkant', format: 'jpg', width: 1080, height: 1080, fit: 'cover' },
  { label: 'Sociale media, liggend', format: 'jpg', width: 1200, height: 630, fit: 'cover' },
  { label: 'Sociale media, verhaal', format: 'jpg', width: 1080, height: 1920, fit: 'cover' },
  { label: 'Drukwerk', format: 'pdf', dpi: 300 },
];

/** Creates the first formats, once; deleted ones do not come back. */
export async function ensurePresets(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'api', name: 'preset' });
  await withLock(strapi, { lock: 'presets' }, async () => {
    if (await store.get({ key: 'has-first-presets' })) return;
    for (const data of START) await strapi.db.query(PRESET).create({ data });
    await store.set({ key: 'has-first-presets', value: true });
  });
}
