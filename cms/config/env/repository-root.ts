import { existsSync } from 'node:fs';
import path from 'node:path';

const MARK = 'pnpm-workspace.yaml';

/** The root folder of the workspace, both for the sources and for the compiled files. */
export function repositoryRoot(from: string = __dirname): string {
  if (existsSync(path.join(from, MARK))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`No ${MARK} above ${__dirname}`);
  return repositoryRoot(parent);
}
