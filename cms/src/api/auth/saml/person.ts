import { withoutInvisible } from '../../../shared/invisible';
import { email } from '../../user/schemas/user';
import type { Statement } from './message/assertion';
import type { SamlProvider } from './provider';

const MAX_NAME = 100;

/** A user as a staff portal describes them. */
export interface Person {
  nameId: string;
  email: string | null;
  /** Empty when the staff portal does not provide it. */
  firstName: string;
  lastName: string;
  /** Names of groups; null when the staff portal does not manage them. */
  groups: readonly string[] | null;
  /** Null when the staff portal does not manage it. */
  isAdmin: boolean | null;
}

type Attributes = Statement['attributes'];

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

const getFirst = (attributes: Attributes, name: string): string =>
  withoutInvisible(attributes.get(name)?.[0] ?? '')
    .replace(CONTROLS, ' ')
    .trim();

/** Reads the attributes by the names in the provider's settings. */
export function getPerson(
  { nameId, attributes }: Pick<Statement, 'nameId' | 'attributes'>,
  provider: Pick<SamlProvider, 'attributes' | 'groupsAttribute' | 'adminGroup'>,
): Person {
  const { attributes: names, groupsAttribute, adminGroup } = provider;
  const groups = groupsAttribute === undefined ? null : (attributes.get(groupsAttribute) ?? []);
  return {
    nameId,
    email: email.safeParse(getFirst(attributes, names.email)).data ?? null,
    firstName: getFirst(attributes, names.firstName).slice(0, MAX_NAME),
    lastName: getFirst(attributes, names.lastName).slice(0, MAX_NAME),
    groups,
    isAdmin: groups && adminGroup !== undefined ? groups.includes(adminGroup) : null,
  };
}
