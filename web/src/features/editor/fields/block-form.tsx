import { createContext, useContext, type ReactNode } from 'react';
import type { BlockType } from '../../../api/types';
import type { Choice } from '../../../theme/controls/select';

/** What the controls of one block need; paths are dotted, from the block down. */
export interface BlockFormValue {
  choicesAt: (path: string) => Choice[];
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
    errorAt: (path) => errors[path],
    change: onChange,
  };
  return <BlockFormContext.Provider value={value}>{children}</BlockFormContext.Provider>;
}
