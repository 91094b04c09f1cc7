import { z } from 'zod';
import { dateTime, id, requiredLine } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { groupEntity } from '../../../http/schemas/groups';
import { moment, personEntity, publicId } from '../../../http/schemas/plain';

const scope = z.enum(['read', 'write-assets']);

const MAX_GROUPS = 1000;

const isAhead = (value: string): boolean => Date.parse(value) > Date.now();

/** A moment in the future; null for no end. */
const expiry = dateTime.refine(isAhead, { error: 'Kies een moment in de toekomst.' }).nullable();

const scopes = z
  .array(scope)
  .min(1, { error: 'Kies minstens één recht.' })
  .refine((list) => new Set(list).size === list.length, { error: 'Noem elk recht hoogstens één keer.' })
  .refine((list) => list.length === 0 || list.includes('read'), {
    error: 'Assets toevoegen kan alleen samen met lezen.',
  });

/** POST /admin/api-tokens. Without groups the token sees what a visitor sees. */
export const apiTokenInput = z
  .strictObject({
    name: requiredLine(),
    scopes,
    groups: z.array(id).max(MAX_GROUPS).default([]),
    expires_at: expiry.optional().transform((value) => value ?? null),
  })
  .meta({ id: 'ApiTokenCreate' });

export type NewApiToken = z.output<typeof apiTokenInput>;

/** PUT /admin/api-tokens/{id}. */
export const apiTokenExpiryInput = z.strictObject({ expires_at: expiry }).meta({ id: 'ApiTokenUpdate' });

/** The query of the list of API tokens. */
export const apiTokenListQuery = sortedQuery('name', 'created_at', 'expires_at', 'last_used_at');

/** An API token as administrators see it: never the token itself. */
export const apiTokenEntity = z
  .object({
    id: publicId,
    name: z.string(),
    scopes: z.array(scope),
    groups: z.array(groupEntity),
    created_at: moment,
    created_by: personEntity.nullable(),
    expires_at: moment.nullable(),
    last_used_at: moment.nullable().meta({ description: 'To the minute.' }),
    prefix: z.string().meta({ description: 'The first characters of the token, by which it is recognised.' }),
  })
  .meta({ id: 'ApiToken' });

export type ApiTokenResponse = z.output<typeof apiTokenEntity>;

/** A new API token, with the token itself: this answer alone holds it. */
export const newApiTokenEntity = apiTokenEntity.extend({ token: z.string() }).meta({ id: 'NewApiToken' });
