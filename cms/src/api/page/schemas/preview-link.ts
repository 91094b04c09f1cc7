import { z } from 'zod';
import { publicId, moment } from '../../../http/schemas/plain';
import { person } from './page-entity';

/** A link that shows the draft of a page to anyone who has it. */
export const previewLinkEntity = z
  .object({ id: publicId, url: z.string(), expires_at: moment, created_by: person })
  .meta({ id: 'PreviewLink' });

export type PreviewLinkResponse = z.output<typeof previewLinkEntity>;
