import { z } from 'zod';
import { nonNegativeInteger, publicId } from './plain';

export const FORMATS = ['png', 'jpg', 'webp', 'avif', 'tiff', 'pdf'] as const;

export const FITS = ['inside', 'cover'] as const;

/** A format in which pictures can be downloaded. */
export const presetEntity = z
  .object({
    id: publicId,
    label: z.string(),
    format: z.enum(FORMATS),
    width: z.int().positive().nullable().meta({ description: 'Pixels; null follows from the picture.' }),
    height: z.int().positive().nullable(),
    fit: z
      .enum(FITS)
      .meta({ description: 'The whole picture inside the size, or the size covered by a part of it.' }),
    dpi: z.int().positive().nullable(),
    background: z.string().nullable().meta({
      description: 'The token of a colour; null is transparent, and white where the format cannot be.',
    }),
  })
  .meta({ id: 'Preset' });

export type PresetResponse = z.output<typeof presetEntity>;

/** A picture in a format, as it can be downloaded. */
export const renditionEntity = z
  .object({
    preset: presetEntity,
    name: z.string().meta({ description: 'The name of the file.' }),
    width: nonNegativeInteger,
    height: nonNegativeInteger,
    size: nonNegativeInteger.nullable().meta({ description: 'In bytes; null as long as it is not drawn.' }),
  })
  .meta({ id: 'Rendition' });

export type RenditionResponse = z.output<typeof renditionEntity>;
