import { z } from 'zod';
import { createSigner } from '../utils/tokens';
import { invalidField } from './errors';

/** A position in a list: its sort order, and the sort key of its last row. */
const cursorPlace = z.object({
  sort: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string(),
});
export type Place = z.output<typeof cursorPlace>;

/** The longest that is made, with room to spare. */
const LONGEST = 2000;

const signer = createSigner('list cursor');

/** The query parameter that continues a list; empty, it begins one. */
export const afterParameter = z
  .string()
  .max(LONGEST)
  .optional()
  .meta({ description: 'Instead of `page`: continues behind what an earlier answer gave as `meta.next`.' });

/** Signed, so that only our own lists produce it. The same position has the same cursor on every instance. */
export function makeCursor(of: Place): string {
  const text = Buffer.from(JSON.stringify(of)).toString('base64url');
  return `${text}.${signer.sign(text)}`;
}

const unknown = () =>
  invalidField('after', 'Deze plek in de lijst is onbekend. Begin opnieuw, zonder after.');

/** The position of a cursor for this sort order. Throws 400 at `after` when it is not ours, or of another order. */
export function readCursor(cursor: string, sort: string): Place {
  const [text = '', signature = '', more] = cursor.split('.');
  if (more !== undefined || !signer.isSigned(text, signature)) throw unknown();
  const of = cursorPlace.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (of.sort !== sort) throw invalidField('after', 'Met after kun je niet anders sorteren. Begin opnieuw.');
  return of;
}
