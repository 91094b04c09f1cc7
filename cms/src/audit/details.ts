import { z } from 'zod';

/** The properties of a subject by name, as the audit log keeps them. */
export type AuditSnapshot = Record<string, unknown>;

const text = (value: unknown): string | undefined => JSON.stringify(value);

/** The properties that differ between two snapshots; all of them for a created or deleted subject. */
export function diffSnapshots(
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
): { before?: AuditSnapshot; after?: AuditSnapshot } {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => text(before[name]) !== text(after[name]));
  const only = (snapshot: AuditSnapshot): AuditSnapshot =>
    Object.fromEntries(differing.flatMap((name) => (name in snapshot ? [[name, snapshot[name]]] : [])));
  return { before: only(before), after: only(after) };
}

const LONGEST = 500;

export const shorten = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

// PostgreSQL rejects NUL and lone surrogates; encoding as UTF-8 replaces the latter.
const replaceUnstorable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\u0000', '') : value;

/** Details as JSON that PostgreSQL accepts. */
export const toDetailsJson = (details: AuditSnapshot): string => JSON.stringify(details, replaceUnstorable);

const address = z.email().max(254);

/**
 * A masked address for the audit log: first letter and domain. Shows what is being tried without storing personal data
 * of outsiders. Values that are no address are left out, because people type their password in the wrong field.
 */
export function maskAddress(typed: string): string | null {
  if (!address.safeParse(typed).success) return null;
  const at = typed.lastIndexOf('@');
  return `${[...typed][0] ?? ''}…${typed.slice(at)}`;
}
