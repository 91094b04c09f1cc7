import { findFileType } from './file-type';
import { found, type Check } from './checks';

/** A video of one of these kinds, recognised by its signature. */
export const video =
  (...kinds: string[]): Check =>
  async (path) => {
    const type = await findFileType(path);
    return type && kinds.includes(type.mime) ? found(type.mime) : null;
  };
