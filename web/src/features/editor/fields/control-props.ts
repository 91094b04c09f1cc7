import type { BlockField } from '../../../api/types';

/** What a control gets: its field, its dotted path in the block, and its value as the wire has it. */
export interface FieldControlProps {
  field: BlockField;
  path: string;
  value: unknown;
}

/** A value as a text, for controls of text. */
export const getText = (value: unknown): string => (typeof value === 'string' ? value : '');
