import { z } from 'zod';
import { abilitiesEntity } from './groups';
import { amount, key } from './plain';

/** Renditions of a file, never its original bytes; the address carries a signature. */
export const previewEntity = z
  .object({ url: z.string(), width: amount, height: amount, srcset: z.string() })
  .meta({ id: 'Preview' });

/** File (contract section 2); size in bytes. */
export const fileEntity = z
  .object({
    id: key,
    name: z.string(),
    ext: z.string(),
    mime: z.string(),
    size: amount,
    kind: z.enum(['usable', 'editable', 'video']),
    width: amount.nullable(),
    height: amount.nullable(),
    preview: previewEntity.nullable(),
  })
  .meta({ id: 'File' });

/** What of a picture has to stay in sight, from the top left; null is the middle. */
export const focalPoint = z
  .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
  .nullable();

/** Asset (contract section 2). */
export const assetEntity = z
  .object({
    id: key,
    title: z.string(),
    description: z.string(),
    isPrivate: z.boolean(),
    /** Nothing to say of it: its text alternative is empty. */
    decorative: z.boolean(),
    settings: z.object({ outlined: z.string(), backgroundColor: z.string() }),
    focal_point: focalPoint,
    original: fileEntity.nullable(),
    files: z.array(fileEntity),
    can: abilitiesEntity,
  })
  .meta({ id: 'Asset' });

/** Asset on the wire. */
export type AssetAnswer = z.output<typeof assetEntity>;
/** File on the wire. */
export type FileAnswer = z.output<typeof fileEntity>;
