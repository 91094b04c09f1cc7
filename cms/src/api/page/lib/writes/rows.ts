export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const getItems = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
