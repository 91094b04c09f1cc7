import type { Core } from '@strapi/strapi';
import { hashToken } from '../../../../auth/tokens';
import { demand } from '../refusal';
import { runSql } from '../../../../database/sql';

const REMEMBER = `
  insert into portal_saml_assertions (assertion_hash, expires_at) values (?, ?)
  on conflict (assertion_hash) do nothing returning id`;

/** Marks an assertion as used; refuses one that any instance has seen before. */
export async function consumeAssertion(
  strapi: Core.Strapi,
  provider: string,
  { assertionId, goodUntil }: { assertionId: string; goodUntil: number },
): Promise<void> {
  const hash = hashToken(`${provider} ${assertionId}`);
  const { rows } = await runSql(strapi, REMEMBER, [hash, new Date(goodUntil)]);
  demand(rows.length === 1, 'used assertion', 'saml-expired');
}
