import { z } from 'zod';
import { ACTIONS } from '../../../audit/actions';
import { key, moment } from '../../../http/schemas/plain';

/** An audit log entry (contract section 4). */
export const auditEntity = z
  .object({
    id: key,
    at: moment,
    actor: z
      .object({ id: key, name: z.string() })
      .nullable()
      .meta({ description: 'Who did it, called as they were then; null when nobody was logged in.' }),
    action: z.enum(ACTIONS),
    subject: z.string().nullable().meta({ description: 'The id of what it was done to.' }),
    ip: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).meta({ description: 'What changed, or why not.' }),
  })
  .meta({ id: 'AuditLine' });
