/** Facts of a thing by name, as the log keeps them. */
export type AuditSnapshot = Record<string, unknown>;

const text = (value: unknown): string | undefined => JSON.stringify(value);

/** Of two states of a thing only what differs; of a thing that came or went, all. */
export function changes(
  before: AuditSnapshot | null,
  after: AuditSnapshot | null,
): { before?: AuditSnapshot; after?: AuditSnapshot } {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => text(before[name]) !== text(after[name]));
  const only = (facts: AuditSnapshot): AuditSnapshot =>
    Object.fromEntries(differing.flatMap((name) => (name in facts ? [[name, facts[name]]] : [])));
  return { before: only(before), after: only(after) };
}

const LONGEST = 500;

/** A long text in short. */
export const inShort = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

// PostgreSQL keeps neither NUL nor half a character; writing through UTF-8 mends the second.
const keepable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? Buffer.from(value).toString().replaceAll('\u0000', '') : value;

/** Details as the JSON that PostgreSQL can keep. */
export const detailsText = (details: AuditSnapshot): string => JSON.stringify(details, keepable);
