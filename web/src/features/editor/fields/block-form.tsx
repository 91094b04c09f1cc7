import { createContext, useContext, type ReactNode } from 'react';
import type { BlockField, BlockType } from '../../../api/types';
import type { Choice } from '../../../components/select';

/** Context for the controls of one block. Paths are dotted and relative to the block. */
interface BlockFormValue {
  choicesAt: (path: string) => Choice[];
  labelAt: (path: string) => string;
  errorAt: (path: string) => string | undefined;
  change: (path: string, value: unknown) => void;
}

const BlockFormContext = createContext<BlockFormValue | null>(null);

export function useBlockForm(): BlockFormValue {
  const form = useContext(BlockFormContext);
  if (!form) throw new Error('Controls of blocks stand in a BlockForm.');
  return form;
}

/** The label of a field. Fields in a part of the block include the part's name, because two may be called 'Titel'. */
export function getLabel(fields: readonly BlockField[], path: string): string {
  const [name, ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field) return path;
  const inner = rest.filter((each) => !/^\d+$/.test(each)).join('.');
  return inner === '' ? field.label : `${getLabel(field.of ?? [], inner)} (${field.label.toLowerCase()})`;
}

/** Paths of list items contain an index; options are stored per field. */
const withoutNumbers = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

interface BlockFormProps {
  type: BlockType;
  /** First message per field from the server, by dotted path within the block. */
  errors: Record<string, string>;
  onChange: (path: string, value: unknown) => void;
  children: ReactNode;
}

export function BlockForm({ type, errors, onChange, children }: BlockFormProps) {
  const value: BlockFormValue = {
    choicesAt: (path) => type.options[withoutNumbers(path)] ?? [],
    labelAt: (path) => getLabel(type.fields, path),
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
