import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Results, Row } from './rows.mts';

const machine = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.version}`;

export function readResults(file: string): Results {
  if (!existsSync(file)) return {};
  const kept: { parts?: Results } = JSON.parse(readFileSync(file, 'utf8'));
  return kept.parts ?? {};
}

/** Keeps what a part found, beside what others found before. */
export function keepRows(file: string, name: string, rows: Row[]): void {
  const at = new Date().toISOString();
  const parts = { ...readResults(file), [name]: { at, machine, rows } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at, machine, parts }, null, 2)}\n`);
}

/** The parts of these names, in their order; those that were never measured are left out. */
export const getParts = (results: Results, names: string[]): Results =>
  Object.fromEntries(
    names.flatMap((name) => {
      const part = results[name];
      return part ? [[name, part]] : [];
    }),
  );
