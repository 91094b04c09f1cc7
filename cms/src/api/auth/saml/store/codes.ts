import type { Core } from '@strapi/strapi';
import { hashToken, newToken } from '../../../../auth/tokens';
import { runSql } from '../../../../database/sql';

const SECONDS = 60;

/** What a code grants: an account, to the browser that started the login. */
export interface CodeGrant {
  account: { id: number; documentId: string };
  provider: string;
  browserHash: string;
}

/** Creates a single-use code, valid for a minute. */
export async function issueCode(strapi: Core.Strapi, grant: CodeGrant): Promise<string> {
  const code = newToken();
  const { account, provider, browserHash } = grant;
  const expiresAt = new Date(Date.now() + SECONDS * 1000);
  await strapi.db
    .query('api::saml.saml-code')
    .create({ data: { codeHash: hashToken(code), browserHash, provider, user: account.id, expiresAt } });
  return code;
}

const TAKE = `
  delete from portal_saml_codes where code_hash = ?
  returning provider, browser_hash as "browserHash", expires_at > now() as fresh,
    (select json_build_object('id', u.id, 'documentId', u.document_id) from up_users u where u.id = user_id) as account`;

/** Redeems and invalidates a code; null when it is unknown, used or expired. */
export async function takeCode(strapi: Core.Strapi, code: string): Promise<CodeGrant | null> {
  type Taken = Omit<CodeGrant, 'account'> & { fresh: boolean; account: CodeGrant['account'] | null };
  const { rows } = await runSql<Taken>(strapi, TAKE, [hashToken(code)]);
  const [row] = rows;
  return row?.fresh && row.account ? { ...row, account: row.account } : null;
}
