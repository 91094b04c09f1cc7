import { call, logIn } from './call.mts';
import { race } from './race.mts';
import { reached, type Row } from './results/rows.mts';

const TRIES = 60;
const PASSWORD = 'een-gewoon-wachtwoord';
/** Medians of two runs differ by this much anyway. */
const [LEAST, MOST] = [0.9, 1.1];

const known = (n: number) => `bekend${n}@example.org`;
const unknown = (n: number) => `onbekend${n}@example.org`;

const getPerson = (email: string) => ({
  firstName: 'Sanne',
  lastName: 'de Vries',
  email,
  password: PASSWORD,
});

/** A call that must not reveal whether an address has an account, and its response. */
interface Call {
  path: string;
  status: number;
  getBody: (email: string) => object;
}

const CALLS: Call[] = [
  {
    path: '/auth/login',
    status: 401,
    getBody: (email) => ({ email, password: 'een-ander-wachtwoord' }),
  },
  {
    path: '/auth/register',
    status: 204,
    getBody: (email) => ({ ...getPerson(email), password_confirmation: PASSWORD }),
  },
  { path: '/auth/password/email', status: 204, getBody: (email) => ({ email }) },
];

async function timeCall(base: string, { path, status, getBody }: Call, email: string) {
  const began = performance.now();
  const answer = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(getBody(email)),
  });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
  return took;
}

/** The median duration of a call with an address that has an account and with one that has none, measured in turns. */
export async function compareAddresses(base: string): Promise<Row[]> {
  const admin = await logIn(base);
  for (let n = 0; n <= TRIES; n += 1) await call('POST', `${base}/api/v1/users`, getPerson(known(n)), admin);
  const rows: Row[] = [];
  for (const one of CALLS) {
    let [withAccount, without] = [0, 0];
    const [having = NaN, lacking = NaN] = await race(
      [() => timeCall(base, one, known(withAccount++)), () => timeCall(base, one, unknown(without++))],
      TRIES,
    );
    const found = Number((having / lacking).toFixed(2));
    rows.push({
      name: `${one.path}, with account : without`,
      goal: `${LEAST.toFixed(2)}–${MOST.toFixed(2)}`,
      measured: found.toFixed(2),
      reached: reached(found >= LEAST && found <= MOST),
      notes: `${having.toFixed(1)} ms with, ${lacking.toFixed(1)} ms without; median of ${TRIES}, in turns`,
    });
  }
  return rows;
}
