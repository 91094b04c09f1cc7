import { z } from 'zod';
import { type Action, ACTIONS } from '../../../audit/actions';
import { publicId, moment } from '../../../http/schemas/plain';
import { dateTime, id, requiredLine } from '../../../http/fields';
import { listQuery } from '../../../http/lists';

/** An audit log entry. */
export const auditEntity = z
  .object({
    id: publicId,
    at: moment,
    actor: z
      .object({ id: publicId, name: z.string() })
      .nullable()
      .meta({ description: 'Who did it, called as they were then; null when nobody was logged in.' }),
    action: z.enum(ACTIONS),
    subject: z.string().nullable().meta({ description: 'The id of what it was done to.' }),
    subject_name: z.string().nullable().optional().meta({
      description:
        'With `names=true`: what that is called now, or was in the line itself; null when nothing says it.',
    }),
    ip: z.string().nullable(),
    details: z.record(z.string(), z.unknown()).meta({ description: 'What changed, or why not.' }),
  })
  .meta({ id: 'AuditLine' });

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

// Days are in UTC, like the timestamps of the entries.
const dayOrMoment = (timeOfDay: string) =>
  z
    .string()
    .transform((value) => (isDay(value) ? `${value}T${timeOfDay}Z` : value))
    .pipe(dateTime)
    .optional();

const described = 'A day (in UTC) or a moment; lines of that very moment count.';

const isAction = (name: string): name is Action => ACTIONS.some((action) => action === name);

/** The actions of a name: that action, or all of a kind, such as `page`. */
const actionsOf = (name: string): readonly Action[] =>
  isAction(name) ? [name] : ACTIONS.filter((action) => action.startsWith(`${name}.`));

const actionNames = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .refine((names) => names.every((name) => actionsOf(name).length > 0), {
    error: 'Deze handeling kennen we niet.',
  })
  .transform((names) => names.flatMap(actionsOf));

/** Query of the audit log, newest first. */
export const auditQuery = listQuery.extend({
  sort: z.enum(['at:asc', 'at:desc']).default('at:desc'),
  actor: id.optional().meta({ description: 'The id of a user or of an API token.' }),
  action: actionNames.optional().meta({
    description: 'An action, or all of a kind (`page`); several with commas between them.',
    examples: ['page.publish', 'user,group'],
  }),
  names: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Whether lines name their subject; CSV is then in words, with semicolons.' }),
  subject: requiredLine().optional().meta({ description: 'The id of what it was done to.' }),
  from: dayOrMoment('00:00:00.000').meta({ description: described, examples: ['2026-01-31'] }),
  to: dayOrMoment('23:59:59.999').meta({ description: described, examples: ['2026-01-31T17:00:00Z'] }),
});

export type AuditQuery = z.output<typeof auditQuery>;
