import { z } from 'zod';
import { listQuery } from '../../../http/lists';

/** What assets may be filtered on (contract section 4). */
export const KINDS = ['image', 'video', 'document', 'editable'] as const;

/** Query of the list of assets. */
export const assetListQuery = listQuery.extend({ kind: z.enum(KINDS).optional() });

/** `?force=true` removes an asset that is in use. */
export const assetDeleteQuery = z.object({ force: z.enum(['true', 'false']).optional() });

/** A checked query. */
export type AssetListQuery = z.output<typeof assetListQuery>;
