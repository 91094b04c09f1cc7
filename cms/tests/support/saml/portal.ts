import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPortal, startPortalProcess } from '../portal';
import type { Variables } from '../settings';
import { base64Of, newKey } from './certificate';
import { TestIdp } from './idp';
import { idpMetadata } from './metadata';
import { getVisitor } from './visitor';

export const PUBLIC_URL = 'https://huisstijl.ziekenhuis.example';
const ISSUER = 'https://login.ziekenhuis.example/idp';
const ENTRY_POINT = 'https://login.ziekenhuis.example/sso?tenant=1';
const ACADEMY = 'https://academie.example/idp';

/**
 * Two staff portals, and a portal's settings for them. `zorg` is set with an address and two certificates and says who is in which group;
 * `academie` is set with a file of metadata and may link accounts by their address.
 */
function getProviders(more: Variables) {
  const [present, next, academy, unknown] = ['present', 'next', 'academy', 'unknown'].map(newKey);
  if (!present || !next || !academy || !unknown) throw new Error('Four keys were asked for');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-saml-'));
  const file = path.join(folder, 'metadata.xml');
  const keys = { signing: [next, academy], encryption: unknown };
  writeFileSync(file, idpMetadata(ACADEMY, 'https://academie.example/sso', keys));
  const env = {
    PUBLIC_URL,
    SAML_PROVIDERS: 'zorg,academie',
    SAML_ZORG_LABEL: 'Mijn Zorg',
    SAML_ZORG_ENTRY_POINT: ENTRY_POINT,
    SAML_ZORG_IDP_CERT: `${base64Of(present)},${next.certificate}`,
    SAML_ZORG_IDP_ISSUER: ISSUER,
    SAML_ZORG_GROUPS_ATTRIBUTE: 'groups',
    SAML_ZORG_ADMIN_GROUP: 'Portaalbeheer',
    SAML_ACADEMIE_IDP_METADATA: file,
    SAML_ACADEMIE_ATTRIBUTES: 'email=urn:mail,firstName=urn:voornaam,lastName=urn:achternaam',
    SAML_ACADEMIE_LINK_BY_EMAIL: 'on',
    ...more,
  };
  return {
    env,
    /** The staff portal `zorg`, with its present key and with its next one. */
    zorg: new TestIdp(ISSUER, present),
    zorgNext: new TestIdp(ISSUER, next),
    academie: new TestIdp(ACADEMY, academy),
    /** A key that the portal does not know. */
    unknown,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A portal with two staff portals. */
export async function startSamlPortal(more: Variables = {}) {
  const { remove, ...providers } = getProviders(more);
  const portal = await startPortal({ env: providers.env });
  return {
    ...portal,
    ...providers,
    visitor: getVisitor(portal.site, PUBLIC_URL),
    stop: async () => {
      await portal.stop();
      remove();
    },
  };
}

/** Two instances of a portal with two staff portals. */
export async function startSamlPair() {
  const { remove, ...providers } = getProviders({});
  const here = await startPortalProcess({ env: providers.env });
  const there = await startPortalProcess({ beside: here, env: providers.env });
  return {
    ...providers,
    here,
    there,
    visitor: getVisitor(here.site, PUBLIC_URL),
    stop: async () => {
      await there.stop();
      await here.stop();
      remove();
    },
  };
}

export type SamlPortal = Awaited<ReturnType<typeof startSamlPortal>>;

/** Gives the next refusals lines of their own: many in a short time become one. */
export async function forgetRefusals({ strapi }: SamlPortal): Promise<void> {
  await strapi.db.connection.raw('delete from portal_refusals');
}

/** The reason of the last refusal in the audit log, and of whom. */
export async function lastRefusal({ strapi }: SamlPortal): Promise<{ subject: string; reason: string }> {
  const { rows } = await strapi.db.connection.raw(
    `select subject, details->>'reason' as reason from portal_audit where action = 'saml.refuse' order by id desc limit 1`,
  );
  return rows[0];
}
