/**
 * Where a database is, and for whom.
 * @typedef {{ name: string, server: string, user: string, database: string }} Place `name` is the setting that says so
 */

/** @type {(place: Place) => string} */
const noTls = ({ name, server }) =>
  `De database op ${server} spreekt geen TLS. Zet dat daar aan, of haal sslmode uit ${name}.`;

/** @type {(place: Place, message: string) => string} */
const refused = ({ name, server, user }, message) => {
  if (message.includes('no encryption')) {
    return `De database op ${server} laat gebruiker "${user}" zonder TLS niet binnen. Zet ?sslmode=verify-full achter ${name}, of sta het daar toe in pg_hba.conf.`;
  }
  if (message.includes('pg_hba.conf')) {
    return `De database op ${server} laat gebruiker "${user}" vanaf deze machine niet binnen. Sta het daar toe in pg_hba.conf.`;
  }
  return wrongPassword({ name, server, user });
};

const wrongPassword = ({ name, server, user }) =>
  `De database op ${server} weigert gebruiker "${user}" of het wachtwoord. Controleer beide in ${name}.`;

const unknownHost = ({ name, server }) =>
  `De server ${server} is niet te vinden. Controleer de naam in ${name}, en of deze machine die kent.`;

const unreachable = ({ name, server }) =>
  `Op ${server} antwoordt geen database. Start die, of controleer server en poort in ${name}.`;

const broken = ({ name, server }) =>
  `${server} verbreekt de verbinding, of is geen PostgreSQL. Controleer server en poort in ${name}.`;

const starting = ({ server }) =>
  `De database op ${server} start of stopt net en neemt nog niemand aan. Probeer het straks opnieuw.`;

const tooMany = ({ server, user }) =>
  `De database op ${server} heeft geen verbinding meer vrij voor gebruiker "${user}". Verhoog daar max_connections of de grens van die gebruiker; elke portal neemt er hoogstens 21.`;

const untrusted = ({ name, server }) =>
  `Het certificaat van de database op ${server} is niet van een bekende uitgever. Zet die achter ${name}: sslrootcert=/pad/naar/ca.pem.`;

/** What PostgreSQL, the network and TLS refuse with. @type {Record<string, (place: Place, message: string) => string>} */
const BY_CODE = {
  '28P01': wrongPassword,
  28000: refused,
  '3D000': ({ name, server, database }) =>
    `Op ${server} bestaat geen database "${database}". Maak die, of pas ${name} aan.`,
  42501: ({ server, user, database }) =>
    `Gebruiker "${user}" mist rechten in database "${database}" op ${server}. Maak die gebruiker eigenaar van de database.`,
  25006: ({ name, server, database }) =>
    `Database "${database}" op ${server} is alleen te lezen, zoals een standby. Zet in ${name} de server waar geschreven wordt.`,
  53100: ({ server }) => `De schijf van de database op ${server} is vol.`,
  53300: tooMany,
  '57P01': starting,
  '57P02': starting,
  '57P03': starting,
  // Of pgbouncer, for all that it says.
  '08P01': (place, message) =>
    /password|authentication|no such user/i.test(message)
      ? wrongPassword(place)
      : `De pooler op ${place.server} geeft geen verbinding met database "${place.database}" (${message}).`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ECONNREFUSED: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ECONNRESET: broken,
  EPIPE: broken,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: ({ server }) => `Het certificaat van de database op ${server} is verlopen.`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ name, server }) =>
    `Het certificaat van de database staat op een andere naam dan ${server}. Zet in ${name} de naam van het certificaat.`,
};

/** What the driver says without a code. @type {[RegExp, (place: Place) => string][]} */
const BY_MESSAGE = [
  [/does not support SSL/, noTls],
  [
    /password must be a (non-empty )?string/,
    ({ name, server }) => `De database op ${server} vraagt een wachtwoord, en in ${name} staat er geen.`,
  ],
  [/timeout expired|Timeout acquiring a connection/, unreachable],
  [/Connection terminated|SSL connection has gone|wrong version number/, broken],
];

/**
 * Explains in a sentence why a database cannot be used; undefined for errors that say nothing of that.
 * @param {unknown} error
 * @param {Place} place
 * @returns {string | undefined}
 */
export function getDatabaseProblem(error, place) {
  const { code = '', message = '' } = error ?? {};
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code](place, message);
  return BY_MESSAGE.find(([words]) => words.test(message))?.[1](place);
}
