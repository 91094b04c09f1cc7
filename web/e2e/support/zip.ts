import { buffer } from 'node:stream/consumers';
import { openPromise } from 'yauzl';

/** The files in a zip on disk, by name; throws when it does not open or when one cannot be read. */
export async function readZip(file: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(file);
  const found = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return found;
}
