import type { User } from '../people';
import type { TestIdp } from './idp';
import { newId, type AssertionData } from './message';
import type { SamlPortal } from './portal';

interface Me extends Omit<User, 'groups'> {
  firstName: string;
  lastName: string;
  groups: { name: string }[];
}

/** A person as a staff portal describes them. */
export interface Colleague extends Pick<AssertionData, 'nameId' | 'attributes'> {
  email: string;
}

let count = 0;

/** A person without an account yet, as `zorg` describes them. */
export function colleague(more: Record<string, readonly string[]> = {}): Colleague {
  count += 1;
  const email = `medewerker${count}@ziekenhuis.example`;
  return {
    nameId: `u-${count}`,
    email,
    attributes: { mail: [email], givenName: ['Noor'], sn: ['Jansen'], ...more },
  };
}

/** A person with an address as `academie` describes them. */
export const academic = (email: string, nameId = newId()): Partial<AssertionData> => ({
  nameId,
  attributes: { 'urn:mail': [email], 'urn:voornaam': ['Anne'], 'urn:achternaam': ['Bos'] },
});

type ProviderName = 'zorg' | 'academie';

/** Logs in, and asks who one is. */
export async function meAs(
  { visitor, ...idps }: SamlPortal,
  assertion: Partial<AssertionData>,
  { through = 'zorg', idp = idps[through] }: { through?: ProviderName; idp?: TestIdp } = {},
): Promise<Me> {
  const client = await visitor.enter(through, idp, { assertion });
  return (await client.get<{ data: Me }>('/api/v1/profile')).body.data;
}

/** Tries to log in; gives the error with which the login screen opens. */
export async function getRefusal(
  portal: SamlPortal,
  assertion: Partial<AssertionData>,
  through: ProviderName = 'zorg',
): Promise<string> {
  const { code, error } = await portal.visitor.login(through, portal[through], { assertion });
  if (code !== '') throw new Error('This login was let in');
  return error;
}
