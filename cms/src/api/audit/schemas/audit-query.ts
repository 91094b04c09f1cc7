import { z } from 'zod';
import { ACTIONS } from '../../../audit/actions';
import { dateTime, id, requiredLine } from '../../../http/fields';
import { listQuery } from '../../../http/lists';

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

// Days are in UTC, like the timestamps of the entries.
const moment = (timeOfDay: string) =>
  z
    .string()
    .transform((value) => (isDay(value) ? `${value}T${timeOfDay}Z` : value))
    .pipe(dateTime)
    .optional();

const described = 'A day (in UTC) or a moment; lines of that very moment count.';

/** Query of the audit log, newest first. */
export const auditQuery = listQuery.extend({
  sort: z.enum(['at:asc', 'at:desc']).default('at:desc'),
  actor: id.optional().meta({ description: "A user's id." }),
  action: z.enum(ACTIONS).optional(),
  subject: requiredLine().optional().meta({ description: 'The id of what it was done to.' }),
  from: moment('00:00:00.000').meta({ description: described, examples: ['2026-01-31'] }),
  to: moment('23:59:59.999').meta({ description: described, examples: ['2026-01-31T17:00:00Z'] }),
});

export type AuditQuery = z.output<typeof auditQuery>;
