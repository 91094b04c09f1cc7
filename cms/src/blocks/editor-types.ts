import { z } from 'zod';
import { PAGE_TYPE, type BlockType } from './block-types';
import { KIND_NAMES, type Field } from './field';
import { initialValues, toWire } from './fields';
import { presentBlock } from './block-wire';
import { addedFields, isBackground, listTypes, type BlockTypes } from './stored-block';

const option = z.object({ value: z.string(), label: z.string() });

/** A field of a block type, for the editor. */
const blockFieldEntity = z
  .object({
    name: z.string(),
    kind: z.enum(KIND_NAMES),
    label: z.string(),
    /** The plural label of the items of a list; `label` is the singular. */
    plural: z.string().optional(),
    get of() {
      return z.array(blockFieldEntity).optional();
    },
    /** The initial values of an optional part or of a list item. */
    initial: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'BlockField' });

/** GET /admin/block-types, one type. */
export const blockTypeEntity = z
  .object({
    type: z.string(),
    label: z.string(),
    description: z.string(),
    fields: z.array(blockFieldEntity),
    defaults: z.record(z.string(), z.unknown()),
    options: z.record(z.string(), z.array(option)),
  })
  .meta({ id: 'BlockType' });

type FieldAnswer = z.output<typeof blockFieldEntity>;

const canBeAdded = ({ kind, nullable }: Field): boolean => kind === 'list' || (kind === 'object' && nullable);

function presentField(field: Field): FieldAnswer {
  const { name, kind, label, of, plural } = field;
  if (of.length === 0) return { name, kind, label };
  const inside = { name, kind, label, ...(plural && { plural }), of: of.map(presentField) };
  return canBeAdded(field) ? { ...inside, initial: toWire(of, initialValues(of), () => null) } : inside;
}

const CHOICES = ['option', 'icon'];

/** Colour names by token, as administrators set them. */
type ColorNames = ReadonlyMap<string, string>;

const withNames = ({ name, options }: Field, names: ColorNames): Field['options'] =>
  isBackground(name)
    ? options.map(({ value, label }) => ({ value, label: names.get(value) ?? label }))
    : options;

const getOptions = (fields: readonly Field[], names: ColorNames, prefix = ''): [string, Field['options']][] =>
  fields.flatMap((field) => [
    ...(CHOICES.includes(field.kind)
      ? [[`${prefix}${field.name}`, withNames(field, names)] satisfies [string, Field['options']]]
      : []),
    ...getOptions(field.of, names, `${prefix}${field.name}.`),
  ]);

const presentType = (
  types: BlockTypes,
  { type, label, description, fields }: BlockType,
  names: ColorNames,
): z.output<typeof blockTypeEntity> => {
  const empty = { id: 0, type, isPrivate: false, groups: [], values: initialValues(fields) };
  const can = { view: true, use: true, edit: true };
  const frame = { slug: '', groups: [], can, show: () => null, link: (kept: string) => kept };
  const { id: _id, can: _can, ...defaults } = presentBlock(types, empty, frame);
  return {
    type,
    label,
    description,
    fields: fields.map(presentField),
    defaults,
    options: Object.fromEntries(getOptions(fields, names)),
  };
};

/** The block types for the editor, with the current names of colours. */
export const presentBlockTypes = (types: BlockTypes, names: ColorNames = new Map()) =>
  listTypes(types).map((type) => presentType(types, type, names));

/** The added fields of a page, in the form of a block type. */
export const presentPageType = (types: BlockTypes, names: ColorNames = new Map()) => {
  const fields = [...addedFields(types)];
  return presentType(
    types,
    { type: PAGE_TYPE, uid: PAGE_TYPE, label: 'Pagina', description: '', fields },
    names,
  );
};
