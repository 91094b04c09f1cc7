import { getCode } from './get-code';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'deze gebruiker mag daar niet schrijven',
  EPERM: 'deze gebruiker mag daar niet schrijven',
  EROFS: 'die schijf is alleen te lezen',
  ENOSPC: 'die schijf is vol',
  EDQUOT: 'de ruimte van deze gebruiker is op',
  ENOENT: 'daar is geen map te maken',
  ENOTDIR: 'dat is geen map',
  EEXIST: 'dat is geen map',
};

/** Says why the data directory, or what is in it, cannot be written. */
export function getDataDirProblem(error: unknown, dataDir: string): string {
  const where = error instanceof Error && 'path' in error ? String(error.path) : dataDir;
  const code = getCode(error);
  const reason = REASONS[code];
  return `DATA_DIR: in ${where} kan niet worden geschreven${reason ? `: ${reason}` : ''} (${code}).`;
}
