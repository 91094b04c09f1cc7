import type { FileStorage } from './file-storage';
import { localStorage } from './local-storage';

/** The storage of this portal. */
export const storage: FileStorage = localStorage;
