import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { errors } from '@strapi/utils';
import { PAGE_TYPE } from '../../blocks/block-types';
import { commonNames } from '../../blocks/common-attributes';
import { PAGE_NAMES } from '../../shared/page-names';
import {
  type Fields,
  isFields,
  isSchema,
  restoreHidden,
  type Schema,
  type SubmittedAttributes,
} from './restore-hidden';
import { formatSchema, readSchemas, removeSchema, type SchemaFile } from './schema-files';

interface Change {
  uid: string;
  action: 'create' | 'update' | 'delete';
  attributes?: { action: string; name: string; properties?: Fields }[];
}

interface Changes {
  components: Change[];
  contentTypes: Change[];
}

interface BuilderPlugin {
  services: { schema: { updateSchema: (changes: Changes) => Promise<void> } };
}

type Files = ReadonlyMap<string, SchemaFile>;

const isBlock = (uid: string): boolean => uid.startsWith('block.');

/** Names that would result in the same columns. */
const fold = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** A type as Strapi registered it. */
const getModel = (uid: string): unknown =>
  new Map<string, unknown>(Object.entries({ ...strapi.contentTypes, ...strapi.components })).get(uid);

/** The attributes of a type that is registered; the builder does not show all. */
function getAttributeNames(uid: string): string[] {
  const common = isBlock(uid) ? commonNames : [];
  const model = getModel(uid);
  return [...common, ...(isSchema(model) ? Object.keys(model.attributes) : [])];
}

function refuse(sentence: string): never {
  strapi.log.warn(sentence);
  throw new errors.ApplicationError(sentence);
}

/** A new attribute with the name of a hidden one would replace it, including its data. */
function refuseTakenNames(changes: readonly Change[]): void {
  for (const { uid, attributes = [] } of changes) {
    const taken = new Set(getAttributeNames(uid).map(fold));
    const added = attributes.filter(({ action }) => action === 'create').map(({ name }) => name);
    const clash = added.find((name) => taken.has(fold(name)));
    if (clash !== undefined)
      refuse(`Het veld ${clash} van ${uid} bestaat al, maar staat niet in dit scherm: kies een andere naam.`);
    const named = added.find((name) => uid === PAGE_TYPE && PAGE_NAMES.includes(name));
    if (named !== undefined)
      refuse(`De API van het portaal noemt iets anders van een pagina al ${named}: kies een andere naam.`);
  }
}

/** Whether a type is the portal's own: the builder does not show it, or locks its fields. */
function isOwn(uid: string): boolean {
  const model = getModel(uid);
  if (!isSchema(model)) return false;
  const options = isFields(model.pluginOptions) ? model.pluginOptions['content-type-builder'] : undefined;
  const isHidden = isFields(options) && options.visible === false;
  return isHidden || Object.values(model.attributes).some(({ configurable }) => configurable === false);
}

/** Whether the dynamic zone of a page would be removed: the field is not locked, so that components can be added. */
const removesBlocks = ({ uid, attributes = [] }: Change): boolean =>
  uid === PAGE_TYPE && attributes.some(({ action, name }) => action === 'delete' && name === 'blocks');

/** Deleting a type would delete its folder, and with it code of the portal. */
function refuseRemovals(changes: readonly Change[]): void {
  const own = changes.find(({ uid, action }) => action === 'delete' && isOwn(uid));
  const what = own ? `type ${own.uid}` : changes.some(removesBlocks) ? 'veld blocks' : null;
  if (what) refuse(`Zonder het ${what} werkt het portaal niet: het kan hier niet worden verwijderd.`);
}

/** What the builder's screen sent about a type, before validation dropped what it does not know. */
function getSent(uid: string): SubmittedAttributes | undefined {
  const body: unknown = strapi.requestContext.get()?.request.body;
  if (!isFields(body) || !isFields(body.data)) return undefined;
  const types = [body.data.components, body.data.contentTypes].flat();
  const type = types.find((each) => isFields(each) && each.uid === uid);
  if (!isFields(type) || !Array.isArray(type.attributes)) return undefined;
  return new Map(
    type.attributes
      .filter(isFields)
      .flatMap(({ name, properties }): [string, Fields][] =>
        typeof name === 'string' && isFields(properties) ? [[name, properties]] : [],
      ),
  );
}

/** The former uid of a type: a component is renamed when it moves to another category. */
function findOrigin(uid: string, { schema }: SchemaFile, before: Files, after: Files): string {
  if (before.has(uid)) return uid;
  const moved = [...before].find(
    ([each, old]) => !after.has(each) && old.schema.collectionName === schema.collectionName,
  );
  return moved?.[0] ?? uid;
}

/** The schema that a plugin of Strapi brings, where the application had no file of it. */
function getPluginSchema(uid: string): Schema | undefined {
  if (!uid.startsWith('plugin::')) return undefined;
  const model = getModel(uid);
  const stock = isFields(model) ? model.__schema__ : undefined;
  return isSchema(stock) ? stock : undefined;
}

const without = (schema: Schema, names: readonly string[]): Schema => ({
  ...schema,
  attributes: Object.fromEntries(Object.entries(schema.attributes).filter(([name]) => !names.includes(name))),
});

/** Restores what the builder left out of a file that it wrote. */
function restoreSchema(uid: string, written: SchemaFile, before: Files, after: Files): void {
  const origin = findOrigin(uid, written, before, after);
  const own = before.get(origin);
  const old = own?.schema ?? getPluginSchema(uid);
  const fresh = isBlock(uid) ? without(written.schema, commonNames) : written.schema;
  const schema = old ? restoreHidden(old, fresh, getSent(origin)) : fresh;
  // The builder writes both sides of a relation; of a plugin's type the application wants no copy.
  if (!own && isDeepStrictEqual(schema, old)) removeSchema(written.file);
  else if (own && JSON.stringify(schema) === JSON.stringify(own.schema))
    writeFileSync(written.file, own.text);
  else writeFileSync(written.file, formatSchema(schema));
}

/**
 * Makes a save in the Content-Type Builder keep what the builder does not show. Strapi rewrites each file from what the
 * screen sent; this repairs them before the reload.
 */
export default (plugin: BuilderPlugin): BuilderPlugin => {
  const { schema } = plugin.services;
  plugin.services.schema = {
    ...schema,
    async updateSchema(changes) {
      refuseTakenNames([...changes.components, ...changes.contentTypes]);
      refuseRemovals(changes.contentTypes);
      const { app } = strapi.dirs;
      const before = readSchemas(app);
      await schema.updateSchema(changes);
      const after = readSchemas(app);
      for (const [uid, written] of after) {
        if (written.text !== before.get(uid)?.text) restoreSchema(uid, written, before, after);
      }
    },
  };
  return plugin;
};
