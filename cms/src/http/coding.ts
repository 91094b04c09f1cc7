/** The content codings of responses, best first. */
export const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

const ALIASES: Record<string, string> = { 'x-gzip': 'gzip' };

/** The weights that a client gives codings (RFC 9110 section 12.5.3); one that cannot be read counts as 0. */
function readWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith('q='));
        return [ALIASES[name] ?? name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
      }),
  );
}

/** The coding that a client prefers; null for no coding, which is also the fallback. */
export function getCoding(header: string | undefined): Coding | null {
  if (!header) return null;
  const weights = readWeights(header);
  const getWeight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = CODINGS.reduce<Coding>(
    (one, other) => (getWeight(other) > getWeight(one) ? other : one),
    'br',
  );
  return getWeight(best) > 0 && getWeight(best) >= (weights.get('identity') ?? 0) ? best : null;
}
