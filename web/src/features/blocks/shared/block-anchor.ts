import { createContext } from 'react';

/** The anchor of the surrounding block: its slug. */
export const BlockAnchor = createContext('');
