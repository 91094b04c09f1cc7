import type { Core } from '@strapi/strapi';
import { runSql } from './sql';

/** A row of a content type, and its field in which a component stands. */
interface Owner {
  uid: string;
  id: number;
  field: string;
}

const OWNER = 'select entity_id as id from ?? where cmp_id = ? and component_type = ? and field = ?';

interface Attribute {
  type: string;
  component?: string;
  components?: readonly string[];
}

interface Model {
  uid: string;
  modelType: string;
  attributes: Record<string, Attribute>;
}

const getFields = ({ attributes }: Model, uid: string): string[] =>
  Object.entries(attributes)
    .filter(([, { component, components }]) => component === uid || components?.includes(uid))
    .map(([name]) => name);

function getTable(strapi: Core.Strapi, uid: string, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  if (!attribute || !('joinTable' in attribute)) {
    throw new Error(`${uid} keeps nothing in ${field}.`);
  }
  return attribute.joinTable.name;
}

/** The rows in which a component stands, directly or within others. */
export async function findComponentOwners(strapi: Core.Strapi, uid: string, id: number): Promise<Owner[]> {
  const models: Model[] = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)];
  const owners: Owner[] = [];
  for (const model of models) {
    for (const field of getFields(model, uid)) {
      const values = [getTable(strapi, model.uid, field), id, uid, field];
      const { rows } = await runSql<{ id: number }>(strapi, OWNER, values);
      for (const row of rows) {
        if (model.modelType === 'contentType') owners.push({ uid: model.uid, id: row.id, field });
        else owners.push(...(await findComponentOwners(strapi, model.uid, row.id)));
      }
    }
  }
  return owners;
}
