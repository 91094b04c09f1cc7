import type { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { PortalError } from '../../../../http/errors';
import type { ImportRowAnswer, SheetColumn } from '../../../../http/schemas/import-row';
import { loadProductName } from '../../../../mail';
import { activeAdmins } from '../users';
import type { GroupRow } from '../../../group/presenters/group';
import { userQuery, type UserRow } from '../../presenters/user';
import { changeAccounts } from '../../../../database/locks';
import type { importEntity } from '../../schemas/user';
import { getGroupKey, planImport, type Known, type PlannedRow } from './plan';
import { readSheet, type Sheet, type SheetRow } from './sheet';
import { writeImport } from './write';

type ImportOutcome = z.output<typeof importEntity>;

async function knownTo(strapi: Core.Strapi, sheet: readonly SheetRow[]): Promise<Known> {
  const emails = sheet.map(({ cells }) => (cells.email ?? '').toLowerCase().replaceAll('\u0000', ''));
  const accounts: UserRow[] = await strapi.db
    .query('plugin::users-permissions.user')
    .findMany({ ...userQuery, where: { email: { $in: [...new Set(emails)] } } });
  const groups: GroupRow[] = await strapi.db.query('api::group.group').findMany();
  return {
    accounts: new Map(accounts.map((account) => [account.email, account])),
    groups: new Map(groups.map((group) => [getGroupKey(group.name), group])),
  };
}

const plan = async (strapi: Core.Strapi, sheet: readonly SheetRow[]): Promise<PlannedRow[]> =>
  planImport(sheet, await knownTo(strapi, sheet), await activeAdmins(strapi));

function getOutcome(
  planned: readonly PlannedRow[],
  { separator, columns }: Sheet,
  withCells: boolean,
): ImportOutcome {
  const rows = planned.map(({ answer }) => {
    const { line, email, name, outcome, errors } = answer;
    return withCells ? answer : { line, email, name, outcome, errors };
  });
  const count = (outcome: ImportRowAnswer['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    failed: count('error'),
    columns,
    ...(withCells && { separator }),
  };
}

const notAllRight = ({ rows, failed, columns }: ImportOutcome): PortalError => {
  const sentence =
    failed === 1
      ? 'Eén regel klopt niet. Er is niets opgeslagen.'
      : `${failed} regels kloppen niet. Er is niets opgeslagen.`;
  return new PortalError(400, sentence, { file: [sentence] }, {}, { rows, columns });
};

interface Wanted {
  /** Whether the answer holds what each row says. */
  withCells: boolean;
  /** What the columns hold, when somebody said so. */
  columns?: readonly SheetColumn['field'][];
}

/** A dry run of a user import: writes nothing. Throws 400 at `file` when the file is not valid. */
export async function tryImport(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { withCells, columns }: Wanted,
): Promise<ImportOutcome> {
  const sheet = readSheet(bytes, columns);
  return getOutcome(await plan(strapi, sheet.rows), sheet, withCells);
}

/** Imports users, all or nothing. Throws a 400 with its rows when one is invalid. */
export async function importUsers(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { withCells, columns }: Wanted,
): Promise<ImportOutcome> {
  const sheet = readSheet(bytes, columns);
  const productName = await loadProductName(strapi);
  return changeAccounts(strapi, async () => {
    const planned = await plan(strapi, sheet.rows);
    const outcome = getOutcome(planned, sheet, withCells);
    if (outcome.failed > 0) throw notAllRight(outcome);
    const changing = planned.filter(({ answer }) => answer.outcome !== 'unchanged');
    await writeImport(strapi, productName, changing);
    return outcome;
  });
}
