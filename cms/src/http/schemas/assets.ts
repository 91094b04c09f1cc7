import { z } from 'zod';
import { abilitiesEntity } from './groups';
import { CLEANING_LOSSES } from './cleaning-losses';
import { nonNegativeInteger, publicId, moment, personEntity } from './plain';
import { PHOTO_DETAILS } from './photo-details';

/** Renditions of a file, never its original bytes; the URL carries a signature. */
export const previewEntity = z
  .object({ url: z.string(), width: nonNegativeInteger, height: nonNegativeInteger, srcset: z.string() })
  .meta({ id: 'Preview' });

/** File; size in bytes. */
export const fileEntity = z
  .object({
    id: publicId,
    name: z.string(),
    ext: z.string(),
    mime: z.string(),
    size: nonNegativeInteger,
    kind: z.enum(['usable', 'editable', 'video', 'captions']),
    language: z.string().optional().meta({ description: 'Of captions: that of their words.' }),
    codec: z
      .string()
      .optional()
      .meta({ description: 'Of a video: how it is kept, such as H.264; absent when it does not say.' }),
    plays: z
      .boolean()
      .optional()
      .meta({ description: 'Of a video: whether browsers can show it; absent when that is not known.' }),
    width: nonNegativeInteger.nullable(),
    height: nonNegativeInteger.nullable(),
    preview: previewEntity.nullable(),
    preview_state: z.enum(['ready', 'waiting', 'none', 'failed']).optional().meta({
      description:
        'Administrators only: whether there is a preview; one that takes long is made after the upload.',
    }),
    text: z.enum(['ready', 'waiting', 'none', 'failed']).optional().meta({
      description: 'Administrators only: whether the text inside is found by searching.',
    }),
    left_out: z.array(z.enum(CLEANING_LOSSES)).readonly().optional().meta({
      description:
        'Administrators only, of a drawing: what cleaning left out of it, when it did. Pictures, typefaces and style that are not in the file itself, or are of an unknown kind; parts of web pages; scripts; links.',
    }),
  })
  .meta({ id: 'File' });

/** The point of a picture to keep in view, from the top left; null is the centre. */
export const focalPoint = z
  .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
  .nullable();

const ADMINS_ONLY = 'Administrators only.';

const forAdmins = {
  tags: z.array(z.string()).optional().meta({ description: ADMINS_ONLY }),
  uploaded_by: z
    .object({ id: publicId.nullable(), name: z.string() })
    .nullable()
    .optional()
    .meta({ description: `${ADMINS_ONLY} Without an id an API token, by the name that it had.` }),
  created_at: moment.optional().meta({ description: ADMINS_ONLY }),
  carries: z.array(z.enum(PHOTO_DETAILS)).readonly().optional().meta({
    description:
      'Administrators only, of one asset: what its original photo says of itself besides what it shows, such as where it was made.',
  }),
};

export const assetEntity = z
  .object({
    id: publicId,
    title: z.string(),
    description: z.string(),
    isPrivate: z.boolean(),
    /** A decorative picture: its text alternative is empty. */
    decorative: z.boolean(),
    settings: z.object({ outlined: z.string(), backgroundColor: z.string() }),
    focal_point: focalPoint,
    original: fileEntity.nullable(),
    files: z.array(fileEntity),
    can: abilitiesEntity,
    updated_at: moment.meta({ description: 'When the asset, or one of its files, last changed.' }),
    open_to_all: z.literal(true).optional().meta({
      description:
        'Everybody may use it, so it has stable addresses below `/vast/assets/{id}/`; absent of others.',
    }),
    ...forAdmins,
  })
  .meta({ id: 'Asset' });

export type AssetResponse = z.output<typeof assetEntity>;
export type FileResponse = z.output<typeof fileEntity>;
