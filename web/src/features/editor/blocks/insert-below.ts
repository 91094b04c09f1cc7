import { createContext } from 'react';

/**
 * Asks which block to put below the one around it, beside an element. `before` runs once a block is chosen. Null where
 * no block can be added.
 */
export type InsertBelow = (beside: Element, before: () => void) => void;

export const InsertBelowContext = createContext<InsertBelow | null>(null);
