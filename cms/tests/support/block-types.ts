import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readBlockTypes, type Components } from '../../src/blocks/block-types';
import type { BlockTypes } from '../../src/blocks/stored-block';

const source = path.join(__dirname, '../../src');
const component = z.looseObject({
  info: z.looseObject({ displayName: z.string() }),
  attributes: z.record(z.string(), z.looseObject({ type: z.string() })),
});
const page = z.looseObject({
  attributes: z.looseObject({ blocks: z.looseObject({ components: z.array(z.string()) }) }),
});

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(source, file), 'utf8'));

function readComponents(): Components {
  const files = ['block', 'part'].flatMap((folder) =>
    readdirSync(path.join(source, 'components', folder)).map((name) => [folder, name] as const),
  );
  return Object.fromEntries(
    files.map(([folder, name]) => [
      `${folder}.${path.parse(name).name}`,
      component.parse(json(`components/${folder}/${name}`)),
    ]),
  );
}

/** The block types of the page's dynamic zone, read from the schema files: no Strapi is needed. */
export function pageBlockTypes(): BlockTypes {
  const zone = page.parse(json('api/page/content-types/page/schema.json')).attributes.blocks.components;
  return new Map(readBlockTypes(readComponents(), zone).map((type) => [type.type, type]));
}
