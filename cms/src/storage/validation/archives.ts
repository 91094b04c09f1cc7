import { found, type Check, RefusedContent } from './checks';
import { readZip } from './zip';

/** A zip file of which every entry can be unpacked. */
export const archive: Check = async (path) => {
  try {
    return (await readZip(path, '')) && found('application/zip');
  } catch (error) {
    if (error instanceof RefusedContent) throw error;
    return null;
  }
};
