import { z } from 'zod';

const address = z.email().max(254);

/**
 * What the log keeps of an address that has no account: its first letter and its domain. That is enough to see what is
 * being tried; the rest may be of somebody who has nothing to do with the portal. What is no address at all is left
 * out: people type their password in the wrong field.
 */
export function typedAddress(typed: string): string | null {
  if (!address.safeParse(typed).success) return null;
  const at = typed.lastIndexOf('@');
  return `${[...typed][0] ?? ''}…${typed.slice(at)}`;
}
