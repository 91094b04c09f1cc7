import { slugify } from '../../../shared/slugify';
import { isReserved, token } from '../schemas/color';

/** The name in code for a name: 'Warm rood 2' becomes warmRood2. Falls back to a name for its kind. */
export function makeToken(name: string, kind = 'kleur'): string {
  const joined = slugify(name, 40).replaceAll(/-([a-z0-9])/g, (_all, next: string) => next.toUpperCase());
  const made = /^\d/.test(joined) || isReserved(joined) ? `${kind}${joined}`.slice(0, 40) : joined;
  return token.safeParse(made).data ?? kind;
}
