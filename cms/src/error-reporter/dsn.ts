import { getEnv } from '../../config/env';

/** What browsers are told of where to report errors: SENTRY_DSN without a secret, of which older ones hold one. */
export function publicDsn(): string | undefined {
  const { sentryDsn } = getEnv();
  if (!sentryDsn) return undefined;
  const url = new URL(sentryDsn);
  url.password = '';
  return url.href;
}

/** The origins that browsers report errors to: one, or none. */
export function reporterOrigins(): string[] {
  const { sentryDsn } = getEnv();
  return sentryDsn ? [new URL(sentryDsn).origin] : [];
}
