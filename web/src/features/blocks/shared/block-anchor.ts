import { createContext } from 'react';

/** The anchor of the block that something stands in: its slug. */
export const BlockAnchor = createContext('');
