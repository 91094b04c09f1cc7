import type { APIRequestContext } from '@playwright/test';
import { asAdmin } from './api';
import { unique } from './samples';

/** A colleague of the demo's hospital. */
export interface Colleague {
  email: string;
  password: string;
  name: string;
}

/** A new user who works at the hospital: in its group of employees and in `others`, and no admin. */
export async function employee(request: APIRequestContext, others: string[] = []): Promise<Colleague> {
  const admin = await asAdmin(request);
  const groups = await admin.list<{ id: string; name: string }>('/groups?pageSize=500');
  const employees = groups.filter(({ name }) => name === 'Medewerkers').map(({ id }) => id);
  const lastName = unique('Collega').replace(' ', '');
  const email = `${lastName.toLowerCase()}@noorderlicht.example`;
  const password = 'een-lang-wachtwoord-voor-een-collega';
  await admin.post('/users', {
    firstName: 'Kim',
    lastName,
    email,
    password,
    groups: [...employees, ...others],
  });
  return { email, password, name: `Kim ${lastName}` };
}

/** Another editor, who builds pages. */
export async function editor(request: APIRequestContext): Promise<Colleague & { id: string }> {
  const lastName = unique('Smit').replace(' ', '');
  const email = `${lastName.toLowerCase()}@noorderlicht.example`;
  const password = 'een-lang-wachtwoord-voor-een-redacteur';
  const about = { firstName: 'Jan', lastName, email, password, roles: ['admin'] };
  const { id } = await (await asAdmin(request)).post('/users', about);
  return { id, email, password, name: `Jan ${lastName}` };
}

/** Someone new in some groups. */
export async function addPerson(request: APIRequestContext, groups: readonly string[]) {
  const password = 'een-lang-wachtwoord-voor-wie-kijkt';
  const email = `${unique('kijker').replace(/\W/g, '')}@noorderlicht.example`.toLowerCase();
  const person = { firstName: 'Wim', lastName: 'Mos', email, password, groups };
  await (await asAdmin(request)).post('/users', person);
  return { email, password };
}
