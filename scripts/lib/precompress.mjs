import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files that become much smaller; images and fonts are already compressed. */
const PACKED = /\.(js|css|svg|json|webmanifest)$/;
const WORTH_BYTES = 128;

/**
 * Compresses the files in a folder with brotli and gzip at maximum quality: once, at build time, instead of at each
 * request.
 * @param {string} folder
 */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (!PACKED.test(name) || statSync(file).size < WORTH_BYTES) continue;
    const content = readFileSync(file);
    // Which is smaller depends on the file.
    const packed = [0, 1].map((postfix) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      };
      return brotliCompressSync(content, { params });
    });
    const smallest = packed.reduce((one, other) => (other.length < one.length ? other : one));
    writeFileSync(`${file}.br`, smallest);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
