import { z } from 'zod';
import { dateTime, requiredLine, text } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { fileEntity } from '../../../http/schemas/assets';
import { nonNegativeInteger, publicId, moment, personEntity } from '../../../http/schemas/plain';
import { items } from './download';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 90;
const MOST_DOWNLOADS = 100_000;

const isAhead = (value: string): boolean => Date.parse(value) > Date.now();
const isNear = (value: string): boolean => Date.parse(value) <= Date.now() + MOST_DAYS * DAY_MS;

const password = text(128).refine((value) => value === '' || value.length >= 6, {
  error: 'Kies een wachtwoord van minstens 6 tekens.',
});

/** POST /shares. */
/** The query of the list of shares. */
export const shareListQuery = sortedQuery('created_at', 'title', 'expires_at', 'downloads');

export const shareInput = z.strictObject({
  title: requiredLine(200),
  items,
  expires_at: dateTime
    .refine(isAhead, { error: 'Kies een moment in de toekomst.' })
    .refine(isNear, { error: `Een link is hoogstens ${MOST_DAYS} dagen geldig.` })
    .nullish(),
  password: password.nullish(),
  max_downloads: z
    .int()
    .min(1)
    .max(MOST_DOWNLOADS)
    .nullish()
    .transform((value) => value ?? null),
});

export type NewShare = z.output<typeof shareInput>;

/** POST /shares/{token}/open. Trimmed, like the password when it was set. */
export const openInput = z.strictObject({ password: z.string().max(1000).trim().nullish() });

/** A URL at which people without an account can download files. */
export const shareEntity = z
  .object({
    id: publicId,
    url: z.string(),
    title: z.string(),
    items,
    expires_at: moment,
    has_password: z.boolean(),
    max_downloads: nonNegativeInteger.nullable(),
    downloads: nonNegativeInteger,
    created_by: personEntity.nullable(),
    revoked_at: moment.nullable(),
  })
  .meta({ id: 'Share' });

export type ShareResponse = z.output<typeof shareEntity>;

/** The contents of a share, for anyone with its URL. */
export const openShareEntity = z
  .object({
    title: z.string(),
    items: z.array(
      z.object({ name: z.string(), size: nonNegativeInteger, preview: fileEntity.shape.preview }),
    ),
    size: nonNegativeInteger.meta({ description: 'The bytes of the zip.' }),
    expires_at: moment,
    url: z.string().meta({ description: 'The zip, as GET /downloads/{id}.' }),
  })
  .meta({ id: 'OpenShare' });

export type OpenShareResponse = z.output<typeof openShareEntity>;
