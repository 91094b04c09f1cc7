import { getDatabaseProblem } from './database-problems.mjs';
import { requireOfServer } from './paths.mjs';
import { StopError } from './stop-error.mjs';

const pg = requireOfServer('pg');

/** The first version with all that the portal's statements use, such as `create or replace trigger`. */
const LEAST = 14;

const CONNECT_MS = 10_000;

const ABOUT = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::integer / 10000 as major,
    current_setting('server_encoding') as encoding,
    current_setting('transaction_read_only') = 'on' as "isReadOnly",
    current_schema() as schema,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`;

/** @param {pg.Client} client @param {string} name */
const getPlace = ({ host, port, user, database }, name) => ({
  name,
  server: `${host}:${port}`,
  user,
  database,
});

/** Reads the certificates that the address names, too. @param {string} name @param {string} url */
function makeClient(name, url) {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      application_name: 'portal start',
    });
  } catch (error) {
    throw new StopError(`${name}: ${error.path ?? 'het adres'} kan niet worden gelezen (${error.code}).`);
  }
}

/** What is wrong with a database that answers; undefined when the portal can work in it. */
function judge(
  { version, major, encoding, isReadOnly, schema, mayCreate },
  { server, user, database, name },
) {
  if (major < LEAST) {
    return `De database op ${server} is PostgreSQL ${version}; de portal heeft minstens versie ${LEAST} nodig.`;
  }
  if (isReadOnly) return getDatabaseProblem({ code: '25006' }, { server, user, database, name });
  if (encoding !== 'UTF8') {
    return `Database "${database}" op ${server} bewaart tekst als ${encoding}. Maak er een met: create database … encoding 'UTF8' template template0.`;
  }
  if (mayCreate) return undefined;
  const where = schema === null ? 'heeft geen schema' : `mag in schema "${schema}" geen tabellen maken`;
  return `Gebruiker "${user}" ${where} in database "${database}" op ${server}. Maak die gebruiker eigenaar van de database, of geef het recht CREATE.`;
}

/**
 * Connects once, and stops with a sentence when the portal could not work there.
 * @param {{ name: string, url: string, writes?: boolean }} options `name`: the setting that the address is of;
 * `writes`: whether tables will be made and written
 */
export async function checkDatabase({ name, url, writes = true }) {
  const client = makeClient(name, url);
  // Lost afterwards: the query says so itself.
  client.on('error', () => undefined);
  const place = getPlace(client, name);
  let problem;
  try {
    await client.connect();
    const { rows } = await client.query(ABOUT);
    if (writes) problem = judge(rows[0], place);
  } catch (error) {
    problem =
      getDatabaseProblem(error, place) ??
      `De database op ${place.server} weigert de verbinding: ${error.message}`;
  } finally {
    await client.end().catch(() => undefined);
  }
  if (problem) throw new StopError(problem);
}

/**
 * Checks the databases that the operator gave: that of the portal, and the one that tells of changes, when it is another.
 * @param {{ embeddedDatabase: boolean, databaseUrl: string | undefined, databaseListenUrl: string | undefined }} env
 */
export async function checkDatabases({ embeddedDatabase, databaseUrl, databaseListenUrl }) {
  if (embeddedDatabase) return;
  await checkDatabase({ name: 'DATABASE_URL', url: databaseUrl });
  if (databaseListenUrl !== databaseUrl) {
    await checkDatabase({ name: 'DATABASE_LISTEN_URL', url: databaseListenUrl });
  }
}

/**
 * What a start that failed says of the operator's database: it may go, or have no room, once everything was in order.
 * @param {unknown} error
 * @param {{ embeddedDatabase: boolean, databaseUrl: string | undefined }} env
 */
export function explainStart(error, { embeddedDatabase, databaseUrl }) {
  if (embeddedDatabase) return error;
  const problem = getDatabaseProblem(error, getPlace(new pg.Client(databaseUrl), 'DATABASE_URL'));
  return problem ? new StopError(problem) : error;
}
