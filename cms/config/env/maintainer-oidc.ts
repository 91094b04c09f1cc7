import { z } from 'zod';
import { completeOrNone } from './complete-or-none';
import { text } from './fields';

/** The identity provider through which maintainers log in to Strapi's panel. */
export interface MaintainerOidcSettings {
  /** The URL below which it serves /.well-known/openid-configuration. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const maintainerOidcVariableNames = [
  'MAINTAINER_OIDC_ISSUER',
  'MAINTAINER_OIDC_CLIENT_ID',
  'MAINTAINER_OIDC_CLIENT_SECRET',
] as const;

const THIS_MACHINE = ['127.0.0.1', '[::1]', 'localhost'];

const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname));
};

const REQUIRED = 'verplicht als een andere MAINTAINER_OIDC_-variabele is gezet.';

const variables = z.object({
  MAINTAINER_OIDC_ISSUER: z
    .string(REQUIRED)
    .refine(isSafe, 'toegestaan: een https-adres, zoals https://login.voorbeeld.nl.'),
  MAINTAINER_OIDC_CLIENT_ID: z.string(REQUIRED).pipe(text(1, 500)),
  MAINTAINER_OIDC_CLIENT_SECRET: z.string(REQUIRED).pipe(text(1, 1000)),
});

/** Parses the settings of the maintainers' sign-on. */
export function parseMaintainerOidc(given: Record<string, string>): {
  settings?: MaintainerOidcSettings;
  problems: string[];
} {
  const { value, problems } = completeOrNone(variables, given);
  if (!value) return { problems };
  return {
    problems: [],
    settings: {
      issuer: value.MAINTAINER_OIDC_ISSUER,
      clientId: value.MAINTAINER_OIDC_CLIENT_ID,
      clientSecret: value.MAINTAINER_OIDC_CLIENT_SECRET,
    },
  };
}
