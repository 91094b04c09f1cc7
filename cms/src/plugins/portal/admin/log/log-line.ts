export interface LogLine {
  id: string;
  at: string;
  actor: { id: string; name: string } | null;
  action: string;
  subject: string | null;
  ip: string | null;
  details: Record<string, unknown>;
}

/** A detail in words: what it was and what it is. */
export interface Detail {
  name: string;
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The maintainer who acted in the panel, as the details name them. */
export function getWho({ actor, details }: LogLine): string {
  if (actor) return actor.name;
  const { name } = asRecord(details.maintainer);
  return typeof name === 'string' ? `${name} (technisch beheer)` : '';
}

/** The details of a line, changes first. */
export function getDetails({ details }: LogLine): Detail[] {
  const { before, after, maintainer: _maintainer, ...others } = details;
  const [was, is] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return [
    ...names.map((name) => ({ name, before: toWords(was[name]), after: toWords(is[name]) })),
    ...Object.entries(others).map(([name, value]) => ({ name, before: '', after: toWords(value) })),
  ];
}
