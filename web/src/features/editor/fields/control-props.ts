import type { BlockField } from '../../../api/types';

/** Props of a control: its field, its dotted path in the block and its value as the API has it. */
export interface FieldControlProps {
  field: BlockField;
  path: string;
  value: unknown;
}

/** A value as a string, for text controls. */
export const getText = (value: unknown): string => (typeof value === 'string' ? value : '');
