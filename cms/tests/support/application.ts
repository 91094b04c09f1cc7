import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import './global-setup';

/** A copy of the compiled application of this run, for a file that changes its schemas. */
export function copyApplication(): string {
  const { distDir } = inject('run');
  const copy = mkdtempSync(path.join(path.dirname(distDir), 'changed-'));
  cpSync(distDir, copy, { recursive: true });
  return copy;
}

type PageAttributes = Record<string, object> & { blocks: { components: string[] } };

/** Changes the attributes of Pagina, as the Content-Type Builder does. */
export function changePageSchema(distDir: string, change: (attributes: PageAttributes) => void): void {
  const file = path.join(distDir, 'src/api/page/content-types/page/schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8'));
  change(schema.attributes);
  writeFileSync(file, JSON.stringify(schema));
}
