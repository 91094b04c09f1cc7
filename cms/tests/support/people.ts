import { expect } from 'vitest';
import type { Client } from './client';

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
  let count = 0;
  /** What is sent to make a user. */
  const person = (more: object = {}) => {
    count += 1;
    return { firstName: 'Sanne', lastName: 'de Vries', email: `sanne${count}@example.org`, ...more };
  };
  const make = async (more: object = {}): Promise<User> => {
    const { status, body } = await admin.post<One>('/users', person({ password: PASSWORD, ...more }));
    expect(status).toBe(200);
    return body.data;
  };
  const change = (user: User, changes: object) => admin.put<One>(`/users/${user.id}`, changes);
  return { person, make, change };
}

export async function twoGroups(admin: Client): Promise<[string, string]> {
  const make = async (name: string) => {
    const { body } = await admin.post<{ data: { id: string } }>('/groups', { name, permissions: ['view'] });
    return body.data.id;
  };
  return [await make('Communicatie'), await make('Zorg')];
}
