import { createContext, useContext, type ReactNode } from 'react';
import type { Block, BlockField, BlockType } from '../../../api/types';
import type { Choice } from '../../../components/select';
import { valueAt } from '../state/values';

/** Context for the controls of one block. Paths are dotted and relative to the block. */
interface BlockFormValue {
  choicesAt: (path: string) => Choice[];
  labelAt: (path: string) => string;
  fieldAt: (path: string) => BlockField | undefined;
  valueAt: (path: string) => unknown;
  /** What a new block has there. */
  initialAt: (path: string) => unknown;
  errorAt: (path: string) => string | undefined;
  change: (path: string, value: unknown) => void;
}

const BlockFormContext = createContext<BlockFormValue | null>(null);

export function useBlockForm(): BlockFormValue {
  const form = useContext(BlockFormContext);
  if (!form) throw new Error('Controls of blocks stand in a BlockForm.');
  return form;
}

function findField(fields: readonly BlockField[], path: string): BlockField | undefined {
  const [name, ...rest] = path.split('.').filter((each) => !/^\d+$/.test(each));
  const field = fields.find((each) => each.name === name);
  return rest.length === 0 ? field : findField(field?.of ?? [], rest.join('.'));
}

/**
 * The label of a field. Fields in a part of the block include the part's name, because two may be called 'Titel', and
 * the number of the part in a list.
 */
export function getLabel(fields: readonly BlockField[], path: string): string {
  const [name, ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field) return path;
  const [number] = rest.filter((each) => /^\d+$/.test(each));
  const inner = rest.filter((each) => !/^\d+$/.test(each)).join('.');
  if (inner === '') return field.label;
  const part = number === undefined ? field.label : `${field.label} ${Number(number) + 1}`;
  return `${getLabel(field.of ?? [], inner)} (${part.toLowerCase()})`;
}

/** Paths of list items contain an index; options are stored per field. */
const withoutNumbers = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

interface BlockFormProps {
  type: BlockType;
  block: Block | object;
  /** First message per field from the server, by dotted path within the block. */
  errors: Record<string, string>;
  onChange: (path: string, value: unknown) => void;
  children: ReactNode;
}

export function BlockForm({ type, block, errors, onChange, children }: BlockFormProps) {
  const value: BlockFormValue = {
    choicesAt: (path) => type.options[withoutNumbers(path)] ?? [],
    labelAt: (path) => getLabel(type.fields, path),
    fieldAt: (path) => findField(type.fields, path),
    valueAt: (path) => valueAt(block, path),
    initialAt: (path) => valueAt(type.defaults, path),
    errorAt: (path) => errors[path],
    change: onChange,
  };
  return <BlockFormContext.Provider value={value}>{children}</BlockFormContext.Provider>;
}

/** Props of a control: its field, its dotted path in the block and its value as the API has it. */
export interface FieldControlProps {
  field: BlockField;
  path: string;
  value: unknown;
}

export const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function useTextControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  return {
    label: field.label,
    value: getText(value),
    error: errorAt(path),
    onChange: (event: { target: { value: string } }) => change(path, event.target.value),
  };
}
