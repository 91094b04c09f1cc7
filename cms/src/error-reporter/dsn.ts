import { getEnv } from '../../config/env';

/** The DSN for browsers: SENTRY_DSN without the secret that older ones contain. */
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
