import { acceptAs, type Check } from './checks';
import { readZip } from './zip';

/** A zip file of which every entry can be unpacked. */
export const archive: Check = async (path) => {
  const zip = await readZip(path);
  return zip && { ...acceptAs('application/zip'), isCleaned: zip.isTrimmed };
};
