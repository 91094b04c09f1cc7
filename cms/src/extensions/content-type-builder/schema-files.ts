import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { isSchema, type Schema } from './restore-hidden';

/** The file of one type. */
export interface SchemaFile {
  file: string;
  text: string;
  schema: Schema;
}

/** Finds files of this form below a folder, with the type of each. */
function findFiles(folder: string, form: RegExp, toUid: (parts: string[]) => string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): [string, string][] => {
    const found = form.exec(name.replaceAll(path.sep, '/'));
    return found ? [[toUid(found.slice(1)), path.join(folder, name)]] : [];
  });
}

const COMPONENT = /^([^/]+)\/([^/]+)\.json$/;
const CONTENT_TYPE = /^([^/]+)\/content-types\/([^/]+)\/schema\.json$/;

/** The schema files of the application, by the type of each. */
export function readSchemas({
  api,
  components,
  extensions,
}: Core.StrapiDirectories['app']): Map<string, SchemaFile> {
  const files = [
    ...findFiles(components, COMPONENT, ([category, name]) => `${category}.${name}`),
    ...findFiles(api, CONTENT_TYPE, ([noun, name]) => `api::${noun}.${name}`),
    ...findFiles(extensions, CONTENT_TYPE, ([plugin, name]) => `plugin::${plugin}.${name}`),
  ];
  return new Map(
    files.flatMap(([uid, file]): [string, SchemaFile][] => {
      const text = readFileSync(file, 'utf8');
      const schema: unknown = JSON.parse(text);
      return isSchema(schema) ? [[uid, { file, text, schema }]] : [];
    }),
  );
}

const SCALARS = /\[\n\s+([^[\]{}]+?)\n\s+\]/g;
const WIDTH = 110;

/** The schema as text, formatted like Prettier does: a list of words is on one line when it fits. */
export function formatSchema(schema: Schema): string {
  const long = `${JSON.stringify(schema, null, 2)}\n`;
  return long.replace(SCALARS, (list: string, words: string, at: number) => {
    const line = `[${words.split(/,\n\s+/).join(', ')}]`;
    const column = at - long.lastIndexOf('\n', at);
    return column + line.length > WIDTH ? list : line;
  });
}

/** Removes a schema file, with the folder of its content type. */
export const removeSchema = (file: string): void =>
  rmSync(path.dirname(file), { recursive: true, force: true });
