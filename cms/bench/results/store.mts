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

/** Stores the results of a part, next to those of other parts. */
export function keepRows(file: string, name: string, rows: Row[]): void {
  const at = new Date().toISOString();
  const parts = { ...readResults(file), [name]: { at, machine, rows } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at, machine, parts }, null, 2)}\n`);
}

/** The results of these parts, in order, as far as they were ever measured. */
export const getParts = (results: Results, names: string[]): Results =>
  Object.fromEntries(
    names.flatMap((name) => {
      const part = results[name];
      return part ? [[name, part]] : [];
    }),
  );
