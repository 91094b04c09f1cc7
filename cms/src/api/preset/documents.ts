import type { Core } from '@strapi/strapi';
import { guardFields } from '../../http/outside-writes';
import { changePresets, validatePreset, PRESET } from './lib/presets';
import { presetCreateInput } from './schemas/preset';

const presetColumns = presetCreateInput.partial().strip();

/** Applies the portal's rules to formats written in Strapi's content manager. */
export function guardPresets(strapi: Core.Strapi): void {
  guardFields(strapi, {
    uid: PRESET,
    shape: presetCreateInput.shape,
    write: (data, own, next) =>
      changePresets(strapi, async () => {
        const input = presetColumns.safeParse(data);
        // Strapi refuses the rest: what is empty and may not be.
        if (input.success) await validatePreset(strapi, input.data, own);
        return next();
      }),
  });
}
