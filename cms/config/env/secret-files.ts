import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getCode } from './get-code';

/** The settings that hold a secret: each may stand in a file, which the variable of this name with `_FILE` names. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'ADMIN_PASSWORD',
  'MAINTAINER_PASSWORD',
  'MAINTAINER_OIDC_CLIENT_SECRET',
  'APP_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SENTRY_DSN',
  'METRICS_TOKEN',
];

const MOST_BYTES = 64 * 1024;

type Read = { value: string } | { problem: string };

/** Settings are read more than once, so what can be read only once, such as a pipe, will not do. */
function readSecret(file: string): Read {
  try {
    const about = statSync(file);
    if (!about.isFile()) return { problem: `${file} is geen gewoon bestand.` };
    if (about.size > MOST_BYTES) return { problem: `${file} is te groot voor een geheim.` };
    // Without the mark with which some editors begin.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    const value = text.replace(/[\r\n]+$/, '');
    return value === '' ? { problem: `${file} is leeg.` } : { value };
  } catch (error) {
    if (error instanceof TypeError) return { problem: `${file} is geen tekst in UTF-8.` };
    return { problem: `${file} kan niet worden gelezen (${getCode(error)}).` };
  }
}

/** Puts what stands in the files of secrets among the settings. Each problem is a line that starts with a variable. */
export function withSecretFiles(
  given: Readonly<Record<string, string>>,
  root: string,
): { given: Record<string, string>; problems: string[] } {
  const all = { ...given };
  const problems: string[] = [];
  for (const name of secretNames) {
    const variable = `${name}_FILE`;
    const file = given[variable];
    if (file === undefined) continue;
    if (name in given) {
      problems.push(`${variable}: toegestaan: ${name} of ${variable}, niet allebei.`);
      continue;
    }
    const read = readSecret(path.resolve(root, file));
    if ('value' in read) all[name] = read.value;
    else problems.push(`${variable}: ${read.problem}`);
  }
  return { given: all, problems };
}
