import { createContext, useContext, type ReactNode } from 'react';
import type { BlockField, BlockType } from '../../../api/types';
import type { Choice } from '../../../components/select';

/** What the controls of one block need; paths are dotted, from the block down. */
export interface BlockFormValue {
  choicesAt: (path: string) => Choice[];
  labelAt: (path: string) => string;
  errorAt: (path: string) => string | undefined;
  change: (path: string, value: unknown) => void;
}

const BlockFormContext = createContext<BlockFormValue | null>(null);

/** The form around the controls of one block. */
export function useBlockForm(): BlockFormValue {
  const form = useContext(BlockFormContext);
  if (!form) throw new Error('Controls of blocks stand in a BlockForm.');
  return form;
}

/** What a field is called; inside a part of the block with the name of the part: two may be called 'Titel'. */
export function getLabel(fields: readonly BlockField[], path: string): string {
  const [name, ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field) return path;
  const inner = rest.filter((each) => !/^\d+$/.test(each)).join('.');
  return inner === '' ? field.label : `${getLabel(field.of ?? [], inner)} (${field.label.toLowerCase()})`;
}

/** List items have a number in their path; options are kept per field. */
const withoutNumbers = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');

interface BlockFormProps {
  type: BlockType;
  /** First messages of the server, by dotted path inside the block. */
  errors: Record<string, string>;
  onChange: (path: string, value: unknown) => void;
  children: ReactNode;
}

/** Gives controls below it their choices, errors and the way to change something. */
export function BlockForm({ type, errors, onChange, children }: BlockFormProps) {
  const value: BlockFormValue = {
    choicesAt: (path) => type.options[withoutNumbers(path)] ?? [],
    labelAt: (path) => getLabel(type.fields, path),
    errorAt: (path) => errors[path],
    change: onChange,
  };
  return <BlockFormContext.Provider value={value}>{children}</BlockFormContext.Provider>;
}
