import { slugify } from '../../../shared/slugify';
import { isReserved, token } from '../schemas/color';

/** The name in code after a name: 'Warm rood 2' is warmRood2. What cannot be one gets a name of what it is. */
export function makeToken(name: string, kind = 'kleur'): string {
  const joined = slugify(name, 40).replaceAll(/-([a-z0-9])/g, (_all, next: string) => next.toUpperCase());
  const made = /^\d/.test(joined) || isReserved(joined) ? `${kind}${joined}`.slice(0, 40) : joined;
  return token.safeParse(made).data ?? kind;
}
