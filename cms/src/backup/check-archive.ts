import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { readArchive } from './archive';
import { about, ENTRIES, fileEntry, FORMAT, manifest, tableEntry, type Manifest } from './manifest';
import { measure } from './measure';
import { BackupRefused } from './progress';

const numbers = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10));

function isNewer(version: string, than: string): boolean {
  const others = numbers(than);
  const difference = numbers(version)
    .map((number, at) => number - (others[at] ?? 0))
    .find((each) => each !== 0);
  return difference !== undefined && difference > 0;
}

const archiveDamaged = (why: string): BackupRefused =>
  new BackupRefused(`Het archief is beschadigd of niet compleet (${why}). Er is niets veranderd.`);

/** Refuses an archive of a newer portal, judging by its first entry. */
function checkAbout(json: string, version: string): void {
  const read = about.parse(JSON.parse(json));
  if (read.format <= FORMAT && !isNewer(read.version, version)) return;
  throw new BackupRefused(
    `Dit archief is van een nieuwere versie van de portal (${read.version}) dan deze (${version}). Installeer eerst die versie.`,
  );
}

interface EntryDigest {
  bytes: number;
  sha256: string;
}

function checkContents(expected: Manifest, found: ReadonlyMap<string, EntryDigest>): void {
  const contents = [
    ...expected.tables.map((table) => [tableEntry(table.name), table] as const),
    ...expected.files.map((file) => [fileEntry(file.key), file] as const),
  ];
  for (const [name, { bytes, sha256 }] of contents) {
    const entry = found.get(name);
    if (!entry) throw archiveDamaged(`${name} ontbreekt`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) throw archiveDamaged(`${name} is veranderd`);
  }
}

/** The manifest of an archive, and its actual contents. */
async function readAll(path: string, version: string, onBytes: (count: number) => void) {
  const found = new Map<string, EntryDigest>();
  const entries = new Map<string, Buffer>();
  const names: readonly string[] = Object.values(ENTRIES);
  let first = true;
  for await (const { name, content } of readArchive(path)) {
    if (first && name !== ENTRIES.about) throw new BackupRefused(`${path} is geen back-up van een portal.`);
    if (names.includes(name)) {
      const piece = await buffer(content);
      entries.set(name, piece);
      if (first) checkAbout(piece.toString(), version);
    } else {
      found.set(name, await measure(content, onBytes));
    }
    first = false;
  }
  return { found, entries, isEmpty: first };
}

/**
 * Reads the whole archive and returns its manifest when every byte is as written. Throws `BackupRefused`
 * otherwise, or when the archive is from a newer portal.
 */
export async function checkArchive(
  path: string,
  version: string,
  onBytes: (count: number) => void = () => undefined,
): Promise<Manifest> {
  try {
    const { found, entries, isEmpty } = await readAll(path, version, onBytes);
    if (isEmpty) throw new BackupRefused(`${path} is geen back-up van een portal.`);
    const [packed, seal] = [entries.get(ENTRIES.manifest), entries.get(ENTRIES.seal)];
    if (!packed || !seal) throw archiveDamaged('het einde ontbreekt');
    if (createHash('sha256').update(packed).digest('hex') !== seal.toString()) {
      throw archiveDamaged('de inhoudsopgave is veranderd');
    }
    const read = manifest.parse(JSON.parse(gunzipSync(packed).toString()));
    checkContents(read, found);
    return read;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw archiveDamaged(error instanceof Error ? error.message : String(error));
  }
}
