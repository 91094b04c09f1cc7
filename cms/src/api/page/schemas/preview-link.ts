import { z } from 'zod';
import { key, moment } from '../../../http/schemas/plain';
import { person } from './page-entity';

/** An address that shows the draft of a page to everybody who has it. */
export const previewLinkEntity = z
  .object({ id: key, url: z.string(), expires_at: moment, created_by: person })
  .meta({ id: 'PreviewLink' });

export type PreviewLinkAnswer = z.output<typeof previewLinkEntity>;
