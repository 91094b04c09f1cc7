import { z } from 'zod';

const address = z.email().max(254);

/**
 * What the audit log keeps of an address without an account: its first letter and its domain. That shows what
 * is being tried without storing personal data of outsiders. A value that is no address is left out, because
 * people type their password in the wrong field.
 */
export function typedAddress(typed: string): string | null {
  if (!address.safeParse(typed).success) return null;
  const at = typed.lastIndexOf('@');
  return `${[...typed][0] ?? ''}…${typed.slice(at)}`;
}
