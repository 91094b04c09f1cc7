import { expect } from 'vitest';
import type { Client } from './client';
import { ADMIN } from './settings';
import { sql } from './sql';
import type { Store } from './templates';
import { newWord } from './words';

/** User on the wire, as far as tests look into it. */
export interface User {
  id: string;
  name: string;
  email: string;
  roles: { name: string }[];
  groups: { id: string }[];
  isActive: boolean;
  lastLoginAt: string | null;
  invitedAt: string | null;
}

export interface One {
  data: User;
}

export interface List {
  data: User[];
  meta: { pagination: { total: number; pageCount: number } };
}

export interface Refusal {
  status: number;
  message: string;
  errors?: Record<string, string[]>;
}

/** The password of everybody that `getPeople` makes. */
export const PASSWORD = 'een-gewoon-wachtwoord';

/** Makes people in the portal, each with an address of their own. */
export function getPeople(admin: Client) {
  const domain = `${newWord()}.example`;
  let count = 0;
  /** What is sent to make a user. */
  const person = (more: object = {}) => {
    count += 1;
    return { firstName: 'Sanne', lastName: 'de Vries', email: `sanne${count}@${domain}`, ...more };
  };
  const make = async (more: object = {}): Promise<User> => {
    const { status, body } = await admin.post<One>('/users', person({ password: PASSWORD, ...more }));
    expect(status).toBe(200);
    return body.data;
  };
  const change = (user: User, changes: object) => admin.put<One>(`/users/${user.id}`, changes);
  return { person, make, change };
}

/** Leaves the first admin as the only active one: other files made more. */
export const leaveOneAdmin = ({ databaseUrl }: Store): Promise<unknown> =>
  sql(
    databaseUrl,
    `update up_users set blocked = true where email <> $1 and id in (
      select user_id from up_users_role_lnk join up_roles on up_roles.id = role_id where type = 'admin')`,
    [ADMIN.email],
  );

/** Makes two groups that may view, which nobody is in yet; gives their ids. */
export async function twoGroups(
  admin: Client,
  names = ['Communicatie', 'Zorg'].map((name) => `${name} ${newWord()}`),
): Promise<[string, string]> {
  const make = async (name = '') => {
    const { body } = await admin.post<{ data: { id: string } }>('/groups', { name, permissions: ['view'] });
    return body.data.id;
  };
  return [await make(names[0]), await make(names[1])];
}
