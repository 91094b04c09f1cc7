import type { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { PortalError } from '../../../../http/errors';
import type { ImportRowResponse, SheetColumn } from '../../../../http/schemas/import-row';
import { loadProductName } from '../../../../mail';
import { activeAdmins } from '../users';
import type { GroupRow } from '../../../group/presenters/group';
import { userQuery, type UserRow } from '../../presenters/user';
import { changeAccounts } from '../../../../database/locks';
import type { importEntity } from '../../schemas/user';
import { getGroupKey, planImport, type ImportState, type PlannedRow } from './plan';
import { readSheet, type Sheet, type SheetRow } from './sheet';
import { writeImport } from './write';

type ImportOutcome = z.output<typeof importEntity>;

async function loadImportState(strapi: Core.Strapi, sheet: readonly SheetRow[]): Promise<ImportState> {
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

const planSheet = async (strapi: Core.Strapi, sheet: readonly SheetRow[]): Promise<PlannedRow[]> =>
  planImport(sheet, await loadImportState(strapi, sheet), await activeAdmins(strapi));

function getOutcome(
  planned: readonly PlannedRow[],
  { separator, columns }: Sheet,
  withCells: boolean,
): ImportOutcome {
  const rows = planned.map(({ answer }) => {
    const { line, email, name, outcome, errors } = answer;
    return withCells ? answer : { line, email, name, outcome, errors };
  });
  const count = (outcome: ImportRowResponse['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
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

const importFailed = ({ rows, failed, columns }: ImportOutcome): PortalError => {
  const sentence =
    failed === 1
      ? 'Eén regel klopt niet. Er is niets opgeslagen.'
      : `${failed} regels kloppen niet. Er is niets opgeslagen.`;
  return new PortalError(400, sentence, { file: [sentence] }, {}, { rows, columns });
};

interface ImportOptions {
  /** Whether the response includes the cells of each row. */
  withCells: boolean;
  /** The columns as the sender assigned them. */
  columns?: readonly SheetColumn['field'][];
}

/** A dry run of a user import: writes nothing. Throws 400 at `file` when the file is not valid. */
export async function dryRunImport(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { withCells, columns }: ImportOptions,
): Promise<ImportOutcome> {
  const sheet = readSheet(bytes, columns);
  return getOutcome(await planSheet(strapi, sheet.rows), sheet, withCells);
}

/** Imports users, all or nothing. Throws a 400 with its rows when one is invalid. */
export async function importUsers(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { withCells, columns }: ImportOptions,
): Promise<ImportOutcome> {
  const sheet = readSheet(bytes, columns);
  const productName = await loadProductName(strapi);
  return changeAccounts(strapi, async () => {
    const planned = await planSheet(strapi, sheet.rows);
    const outcome = getOutcome(planned, sheet, withCells);
    if (outcome.failed > 0) throw importFailed(outcome);
    const changing = planned.filter(({ answer }) => answer.outcome !== 'unchanged');
    await writeImport(strapi, productName, changing);
    return outcome;
  });
}
