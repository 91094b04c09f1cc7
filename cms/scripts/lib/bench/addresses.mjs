import { median } from './load.mjs';
import { reached } from './results/rows.mjs';

const TRIES = 60;
const PASSWORD = 'een-gewoon-wachtwoord';

/** @param {string} base @param {string} path @param {object} body @param {Record<string, string>} headers */
const post = (base, path, body, headers = {}) =>
  fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const known = (n) => `bekend${n}@example.org`;
const unknown = (n) => `onbekend${n}@example.org`;

const person = (email) => ({ firstName: 'Sanne', lastName: 'de Vries', email, password: PASSWORD });

/** Calls that reveal nothing about an address, and the answer that everybody gets. */
const CALLS = [
  { path: '/auth/login', status: 401, body: (email) => ({ email, password: 'een-ander-wachtwoord' }) },
  {
    path: '/auth/register',
    status: 204,
    body: (email) => ({ ...person(email), password_confirmation: PASSWORD }),
  },
  { path: '/auth/password/email', status: 204, body: (email) => ({ email }) },
];

async function makeKnown(base, admin) {
  const login = await post(base, '/auth/login', admin);
  const { access_token: token } = await login.json();
  for (let n = 0; n < TRIES; n += 1) {
    await post(base, '/users', person(known(n)), { Authorization: `Bearer ${token}` });
  }
}

async function time(base, { path, status, body }, email) {
  const began = performance.now();
  const answer = await post(base, path, body(email));
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
  return took;
}

/** Medians that differ less than this mean nothing: they do as much between two runs. */
const ALIKE = [0.9, 1.1];

/** @param {string} path @param {{ known: number[], unknown: number[] }} times */
function getRow(path, times) {
  const [having, without] = [median(times.known), median(times.unknown)];
  const ratio = Number((having / without).toFixed(2));
  return {
    name: `${path}, with account : without`,
    goal: ALIKE.map((one) => one.toFixed(2)).join('–'),
    measured: ratio.toFixed(2),
    reached: reached(ratio >= ALIKE[0] && ratio <= ALIKE[1]),
    notes: `${having.toFixed(1)} ms with, ${without.toFixed(1)} ms without; median of ${TRIES}, in turns`,
  };
}

/**
 * How long a call takes with an address that has an account and with one that has none, in turns; medians.
 * @param {string} base
 * @param {{ email: string, password: string }} admin
 */
export async function compareAddresses(base, admin) {
  await makeKnown(base, admin);
  const rows = [];
  for (const call of CALLS) {
    const times = { known: [], unknown: [] };
    for (let n = 0; n < TRIES; n += 1) {
      const pair = Object.entries({ known: known(n), unknown: unknown(n) });
      // Who comes second finds the machine as the first left it: they take turns in that too.
      for (const [kind, email] of n % 2 === 0 ? pair : pair.reverse())
        times[kind].push(await time(base, call, email));
    }
    rows.push(getRow(call.path, times));
  }
  return rows;
}
