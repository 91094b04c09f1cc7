import { z } from 'zod';
import { listQuery } from '../../../http/lists';

/** The kinds of assets to filter by (contract section 4). */
export const KINDS = ['image', 'video', 'document', 'editable'] as const;

const yesOrNo = (description: string) => z.enum(['true', 'false']).optional().meta({ description });

const forAdmins = {
  private: yesOrNo('Administrators only: those that are private, or that are not.'),
  used: yesOrNo(
    'Administrators only: those that a draft, live or scheduled version refers to, or that none does.',
  ),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, { error: 'sha256 bestaat uit 64 hexadecimale cijfers.' })
    // The form in which digests are stored.
    .transform((hex) => Buffer.from(hex, 'hex').toString('base64url'))
    .optional()
    .meta({
      description:
        'Administrators only: those of which the original, or a file, has this SHA-256, as it was sent or as it is kept.',
    }),
};

/** Filters for administrators only. */
export const ADMINS_FILTERS = Object.keys(forAdmins);

/** Query of the list of assets. */
export const assetListQuery = listQuery.extend({ kind: z.enum(KINDS).optional(), ...forAdmins });

/** `?force=true` deletes an asset that is in use. */
export const assetDeleteQuery = z.object({ force: z.enum(['true', 'false']).optional() });

export type AssetListQuery = z.output<typeof assetListQuery>;
