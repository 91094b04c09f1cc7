import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { address, splitList, text, toggle } from './fields';

/** The identity provider: its metadata file, or its URL and certificates. */
export type SamlIdp =
  | { kind: 'metadata'; file: string }
  | { kind: 'endpoint'; entryPoint: string; certificates: string[]; issuer: string };

/** A staff portal through which users log in. */
export interface SamlProviderSettings {
  id: string;
  label: string;
  idp: SamlIdp;
  attributes: { email: string; firstName: string; lastName: string };
  groupsAttribute: string | undefined;
  adminGroup: string | undefined;
  linkByEmail: boolean;
}

type Given = Record<string, string>;

const PROVIDER = /^[a-z0-9][a-z0-9-]{0,49}$/;
const FIELDS = ['email', 'firstName', 'lastName'] as const;
const DEFAULT_ATTRIBUTES = 'email=mail,firstName=givenName,lastName=sn';

/** The prefix of a provider's variables. */
export const samlPrefix = (id: string) => `SAML_${id.toUpperCase().replaceAll('-', '_')}_`;

function readableFile(root: string) {
  return z
    .string()
    .transform((value) => path.resolve(root, value))
    .refine((file) => {
      try {
        accessSync(file, constants.R_OK);
        return true;
      } catch {
        return false;
      }
    }, 'toegestaan: het pad van een leesbaar bestand met metadata.');
}

const attributes = z
  .string()
  .transform(
    (value) =>
      new Map(splitList(value).map((pair) => [pair.split('=')[0]?.trim(), pair.split('=')[1]?.trim()])),
  )
  .refine(
    (map) => map.size === FIELDS.length && FIELDS.every((name) => map.get(name)),
    `toegestaan: paren voor email, firstName en lastName, zoals ${DEFAULT_ATTRIBUTES}.`,
  )
  .transform((map) => ({
    email: map.get('email') ?? '',
    firstName: map.get('firstName') ?? '',
    lastName: map.get('lastName') ?? '',
  }));

const provider = (root: string) =>
  z.object({
    LABEL: text(1, 100).optional(),
    IDP_METADATA: readableFile(root).optional(),
    ENTRY_POINT: address(['http:', 'https:'], 'https://login.voorbeeld.nl/saml').optional(),
    IDP_CERT: z.string().transform(splitList).optional(),
    IDP_ISSUER: z.string().optional(),
    ATTRIBUTES: attributes.prefault(DEFAULT_ATTRIBUTES),
    GROUPS_ATTRIBUTE: z.string().optional(),
    ADMIN_GROUP: z.string().optional(),
    LINK_BY_EMAIL: toggle('on of off').prefault('off'),
  });

type ProviderVariables = z.infer<ReturnType<typeof provider>>;

function getIdp(value: ProviderVariables): SamlIdp | undefined {
  if (value.IDP_METADATA) return { kind: 'metadata', file: value.IDP_METADATA };
  if (!value.ENTRY_POINT || !value.IDP_CERT?.length || !value.IDP_ISSUER) return undefined;
  return {
    kind: 'endpoint',
    entryPoint: value.ENTRY_POINT,
    certificates: value.IDP_CERT,
    issuer: value.IDP_ISSUER,
  };
}

function parseProvider(given: Given, root: string, id: string): SamlProviderSettings | string[] {
  const prefix = samlPrefix(id);
  const own = Object.entries(given).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
  const parsed = provider(root).safeParse(Object.fromEntries(own));
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => `${prefix}${issue.path.join('.')}: ${issue.message}`);
  }
  const idp = getIdp(parsed.data);
  if (!idp) {
    return [
      `${prefix}IDP_METADATA: verplicht, tenzij ${prefix}ENTRY_POINT, ${prefix}IDP_CERT en ${prefix}IDP_ISSUER alle drie zijn gezet.`,
    ];
  }
  if (parsed.data.ADMIN_GROUP && !parsed.data.GROUPS_ATTRIBUTE) {
    return [`${prefix}GROUPS_ATTRIBUTE: verplicht als ${prefix}ADMIN_GROUP is gezet.`];
  }
  return {
    id,
    label: parsed.data.LABEL ?? id,
    idp,
    attributes: parsed.data.ATTRIBUTES,
    groupsAttribute: parsed.data.GROUPS_ATTRIBUTE,
    adminGroup: parsed.data.ADMIN_GROUP,
    linkByEmail: parsed.data.LINK_BY_EMAIL,
  };
}

/** Parses the staff portals that SAML_PROVIDERS names. */
export function parseSamlProviders(given: Given, root: string) {
  const ids = splitList(given.SAML_PROVIDERS ?? '').map((name) => name.toLowerCase());
  const providers: SamlProviderSettings[] = [];
  const problems: string[] = [];
  if (!ids.every((id) => PROVIDER.test(id)) || new Set(ids).size !== ids.length) {
    problems.push(
      'SAML_PROVIDERS: toegestaan: verschillende namen van letters, cijfers en koppeltekens, met komma’s ertussen.',
    );
    return { providers, problems };
  }
  for (const id of ids) {
    const result = parseProvider(given, root, id);
    if (Array.isArray(result)) problems.push(...result);
    else providers.push(result);
  }
  return { providers, problems };
}
