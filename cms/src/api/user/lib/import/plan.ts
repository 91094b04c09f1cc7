import type { z } from 'zod';
import type { FieldErrors } from '../../../../http/errors';
import { getValidationMessage } from '../../../../http/messages';
import type { ImportColumn, ImportRowResponse } from '../../../../http/schemas/import-row';
import { displayName } from '../../../../published/page-entry';
import type { GroupRow } from '../../../group/presenters/group';
import { roleName, type RoleName } from '../../../../permissions/viewer';
import { personFields } from '../../schemas/user';
import type { UserRow } from '../../presenters/user';
import { splitName, withInfix } from './names';
import type { SheetRow } from './sheet';

/** The values in a row; omitted ones are undefined. */
interface RowValues {
  firstName?: string;
  lastName?: string;
  email?: string;
  description?: string;
  role?: RoleName;
  /** Row ids of groups. */
  groups: number[];
}

export interface PlannedRow {
  answer: ImportRowResponse;
  given: RowValues;
  /** The account with its address; null for a new user. */
  account: UserRow | null;
}

/** The key of a group name: ignores case and how accents are encoded. */
export const getGroupKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The state before the import: accounts by address, groups by `getGroupKey`. */
export interface ImportState {
  accounts: ReadonlyMap<string, UserRow>;
  groups: ReadonlyMap<string, GroupRow>;
}

const ROLES = new Map<string, RoleName>([
  ['admin', 'admin'],
  ['administrator', 'admin'],
  ['beheerder', 'admin'],
  ['user', 'user'],
  ['gebruiker', 'user'],
]);

const NO_HALF = 'Vul een voornaam en een achternaam in.';

const LAST_ADMIN = 'Dit is de laatste actieve beheerder. Maak eerst iemand anders beheerder.';

/** The names in a cell, in any common list notation. A comma may also be part of a group name. */
const getNames = (cell: string, groups: ImportState['groups']): string[] =>
  cell
    .split(/[;|]/)
    .flatMap((part) => (groups.has(getGroupKey(part.trim())) ? [part] : part.split(',')))
    .map((name) => name.trim())
    .filter(Boolean);

type Cells = SheetRow['cells'];

/** The first and last name, from whichever columns the list has. */
function getHalves({ firstName = '', infix = '', lastName = '', name = '' }: Cells): Cells {
  const split = splitName(name);
  return {
    firstName: firstName || split.firstName,
    lastName: withInfix(infix, lastName) || split.lastName,
  };
}

/** The column for a field: the full name where the list lacks a column for this half. */
const getSource = (cells: Cells, field: keyof typeof personFields): ImportColumn =>
  field !== 'email' && field !== 'description' && cells[field] === undefined && cells.name !== undefined
    ? 'name'
    : field;

/** Reads the cells of one row and collects its errors per column. */
function readCells({ line, cells, isTooLong }: SheetRow, known: ImportState, seen: Map<string, number>) {
  const errors = new Map<string, string[]>();
  const blame = (column: ImportColumn | 'line', sentence: string) =>
    errors.set(column, [...new Set([...(errors.get(column) ?? []), sentence])]);
  const said = { ...cells, ...getHalves(cells) };

  const checked = (field: keyof typeof personFields, schema: z.ZodType<string>, isNeeded: boolean) => {
    const cell = said[field] ?? '';
    if (cell === '' && !isNeeded) return undefined;
    const source = getSource(cells, field);
    const missing = source === 'name' && cells.name ? NO_HALF : 'Vul dit veld in.';
    const { data, error } = schema.safeParse(cell, { error: getValidationMessage });
    for (const { message } of error?.issues ?? []) blame(source, cell === '' ? missing : message);
    return data;
  };

  if (isTooLong) blame('line', 'Op deze regel staat iets buiten de kolommen.');
  const email = checked('email', personFields.email, true);
  const account = (email !== undefined && known.accounts.get(email)) || null;
  const earlier = email === undefined ? undefined : seen.get(email);
  if (earlier !== undefined) blame('email', `Dit adres staat ook op regel ${earlier}.`);
  else if (email !== undefined) seen.set(email, line);

  const roleCell = cells.role ?? '';
  const role = ROLES.get(roleCell.toLowerCase());
  if (roleCell !== '' && !role) blame('role', 'Kies uit: beheerder, gebruiker.');

  const groups = getNames(cells.groups ?? '', known.groups).flatMap((name) => {
    const group = known.groups.get(getGroupKey(name));
    if (!group) blame('groups', `De groep “${name.slice(0, 255)}” bestaat niet.`);
    return group ? [group.id] : [];
  });

  const given: RowValues = {
    firstName: checked('firstName', personFields.firstName, account === null),
    lastName: checked('lastName', personFields.lastName, account === null || Boolean(cells.infix)),
    description: checked('description', personFields.description, false),
    email,
    role,
    groups,
  };
  return { given, account, errors: Object.fromEntries(errors) };
}

const getName = ({ firstName, lastName, email = '' }: RowValues, account: UserRow | null): string =>
  displayName({
    firstName: firstName ?? account?.firstName ?? null,
    lastName: lastName ?? account?.lastName ?? null,
    email,
  });

type Change = NonNullable<ImportRowResponse['changes']>[number];

const ROLE_WORDS: Record<RoleName, string> = { admin: 'beheerder', user: 'gebruiker' };

/** What a row changes of an account; omitted values change nothing, and groups are only added. */
function getChanges(given: RowValues, account: UserRow, { groups }: ImportState): Change[] {
  const changes: Change[] = [];
  for (const field of ['firstName', 'lastName', 'description'] as const) {
    const from = account[field] ?? '';
    const to = given[field] ?? from;
    if (to !== from) changes.push({ field, from, to });
  }
  const role = roleName(account.role?.type);
  if (given.role !== undefined && given.role !== role)
    changes.push({ field: 'role', from: ROLE_WORDS[role], to: ROLE_WORDS[given.role] });
  const own = new Set(account.groups.map(({ id }) => id));
  const added = [...groups.values()].filter(({ id }) => given.groups.includes(id) && !own.has(id));
  if (added.length > 0)
    changes.push({ field: 'groups', from: '', to: added.map(({ name }) => name).join(', ') });
  return changes;
}

/** The role and group names that a row results in. */
function getRights(
  given: RowValues,
  account: UserRow | null,
  { groups }: ImportState,
): Pick<ImportRowResponse, 'role' | 'groups'> {
  const ids = new Set([...given.groups, ...(account?.groups ?? []).map(({ id }) => id)]);
  return {
    role: given.role ?? (account ? roleName(account.role?.type) : 'user'),
    groups: [...groups.values()].filter(({ id }) => ids.has(id)).map(({ name }) => name),
  };
}

const isAdmin = ({ role }: UserRow): boolean => roleName(role?.type) === 'admin';

/** The row that would leave the portal without an active admin. */
function lastDemotion(rows: readonly PlannedRow[], admins: readonly string[]): PlannedRow | undefined {
  const left = new Set(admins);
  let demotion: PlannedRow | undefined;
  for (const row of rows.filter(({ answer }) => answer.outcome !== 'error')) {
    const { account, given } = row;
    if (given.role === 'admin' && account?.blocked !== true)
      left.add(account?.documentId ?? given.email ?? '');
    if (given.role === 'user' && account && isAdmin(account) && left.delete(account.documentId))
      demotion = row;
  }
  return left.size === 0 ? demotion : undefined;
}

const withError = (row: PlannedRow, errors: FieldErrors): PlannedRow => ({
  ...row,
  answer: { ...row.answer, outcome: 'error', errors },
});

/** The result for each row of an import. `admins` are the ids of the active ones. */
export function planImport(
  sheet: readonly SheetRow[],
  known: ImportState,
  admins: readonly string[],
): PlannedRow[] {
  const seen = new Map<string, number>();
  const rows = sheet.map((row): PlannedRow => {
    const { given, account, errors } = readCells(row, known, seen);
    const isWrong = Object.keys(errors).length > 0;
    const changes = account && !isWrong ? getChanges(given, account, known) : [];
    const existing = changes.length > 0 ? 'update' : 'unchanged';
    const outcome = isWrong ? 'error' : account ? existing : 'create';
    const email = given.email ?? row.cells.email ?? '';
    const name = getName({ ...given, email }, account);
    const { line, cells, rest } = row;
    const rights = getRights(given, account, known);
    return {
      answer: { line, email, name, outcome, errors, cells, rest, ...rights, changes },
      given,
      account,
    };
  });
  const last = lastDemotion(rows, admins);
  return rows.map((row) => (row === last ? withError(row, { role: [LAST_ADMIN] }) : row));
}
