import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { madeOn } from './made';

const stamp = madeOn.toISOString().replace('.000', '');

/** Packs an office file again with fixed dates, so that it does not differ from run to run. */
export function settle(file: Uint8Array): Buffer {
  const entries = unzipSync(file);
  const names = Object.keys(entries)
    .filter((name) => !name.endsWith('/'))
    .sort(
      (a, b) =>
        Number(b === '[Content_Types].xml') - Number(a === '[Content_Types].xml') || a.localeCompare(b),
    );
  const packed: Zippable = {};
  for (const name of names) {
    const content = entries[name] ?? new Uint8Array();
    packed[name] = settleEntry(name, content);
  }
  return Buffer.from(zipSync(packed, { level: 9, mtime: new Date(2026, 10, 14, 9) }));
}

// A chart in a presentation keeps its numbers in a sheet, which is an office file itself.
function settleEntry(name: string, content: Uint8Array): Uint8Array {
  if (name.endsWith('.xlsx')) return settle(content);
  return name === 'docProps/core.xml' ? strToU8(redate(strFromU8(content))) : content;
}

function redate(core: string): string {
  return core.replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${stamp}`);
}
