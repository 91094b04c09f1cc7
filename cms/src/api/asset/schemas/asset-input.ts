import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { getInput } from '../../../blocks/fields';
import { partFields } from '../../../blocks/registry';
import { line, text } from '../../../http/fields';
import { focalPoint } from '../../../http/schemas/assets';

// Specification section 3: null and the text 'null' are empty.
const emptied = (value: z.ZodType<string>) =>
  value.nullable().transform((given) => (given === null || given === 'null' ? '' : given));

/** The fields of an asset besides its file; omitted fields stay unchanged. */
export const assetInput = (strapi: Core.Strapi) =>
  z
    .strictObject({
      title: emptied(line()),
      description: emptied(text(5000)),
      isPrivate: z.boolean(),
      decorative: z.boolean(),
      focal_point: focalPoint,
      settings: getInput(partFields(strapi, 'part.asset-settings')),
    })
    .partial();

export type AssetInput = z.output<ReturnType<typeof assetInput>>;
