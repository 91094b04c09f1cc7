import { z } from 'zod';
import { createSigner } from '../utils/tokens';
import { invalidField } from './errors';

/** Up to where a list was read: its sort, and what the last row is sorted by. */
const place = z.object({
  sort: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string(),
});
export type Place = z.output<typeof place>;

/** The longest that is made, with room to spare. */
const LONGEST = 2000;

const signer = createSigner('list cursor');

/** The query parameter that continues a list; empty, it begins one. */
export const after = z
  .string()
  .max(LONGEST)
  .optional()
  .meta({ description: 'Instead of `page`: continues behind what an earlier answer gave as `meta.next`.' });

/** Signed, so that it holds only what a list gave out. The same place has the same cursor on each instance. */
export function makeCursor(of: Place): string {
  const text = Buffer.from(JSON.stringify(of)).toString('base64url');
  return `${text}.${signer.sign(text)}`;
}

const unknown = () =>
  invalidField('after', 'Deze plek in de lijst is onbekend. Begin opnieuw, zonder after.');

/** The place of a cursor of a list in this sort. Throws 400 at `after` when it is not of ours, or of another sort. */
export function readCursor(cursor: string, sort: string): Place {
  const [text = '', signature = '', more] = cursor.split('.');
  if (more !== undefined || !signer.isSigned(text, signature)) throw unknown();
  const of = place.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (of.sort !== sort) throw invalidField('after', 'Met after kun je niet anders sorteren. Begin opnieuw.');
  return of;
}
