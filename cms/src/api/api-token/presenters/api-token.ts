import type { TokenScope } from '../../../permissions/viewer';
import { PERSON, presentPerson, type PageRow } from '../../../published/page-entry';
import { compareNames } from '../../../utils/dutch-order';
import { presentGroup, type GroupRow } from '../../group/presenters/group';
import type { ApiTokenResponse } from '../schemas/api-token';

/** An API token as stored, without its hash. */
export interface ApiTokenRow {
  id: number;
  documentId: string;
  name: string;
  prefix: string;
  scopes: TokenScope[];
  groups: GroupRow[];
  /** Null once the account is gone. */
  maker: PageRow['editor'];
  madeAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
}

/** Select and populate for an `ApiTokenRow`. */
export const apiTokenQuery = {
  select: ['documentId', 'name', 'prefix', 'scopes', 'madeAt', 'expiresAt', 'lastUsedAt'],
  populate: { groups: true, maker: PERSON },
};

const toMoment = (value: string | null): string | null => value && new Date(value).toISOString();

/** An API token as administrators see it. */
export const presentApiToken = (row: ApiTokenRow): ApiTokenResponse => ({
  id: row.documentId,
  name: row.name,
  scopes: row.scopes,
  groups: row.groups.map(presentGroup).sort((one, other) => compareNames(one.name, other.name)),
  created_at: new Date(row.madeAt).toISOString(),
  created_by: presentPerson(row.maker),
  expires_at: toMoment(row.expiresAt),
  last_used_at: toMoment(row.lastUsedAt),
  prefix: row.prefix,
});
