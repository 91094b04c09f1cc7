import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFilm } from './makers/film';
import { makeGuides } from './makers/guides';
import { makeLogos } from './makers/logos';
import { makeOffice } from './makers/office';
import { makePictures } from './makers/pictures';
import { makePrint } from './makers/print';

const folder = path.join(__dirname, '../files');

/** Draws every file of the demo portal again and takes away what is no longer drawn. */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const made = new Map<string, Buffer | string>();
  for (const make of [makeLogos, makePictures, makePrint, makeGuides, makeOffice, makeFilm]) {
    for (const [name, bytes] of Object.entries(await make())) made.set(name, bytes);
  }
  for (const name of readdirSync(folder)) {
    if (!made.has(name)) rmSync(path.join(folder, name));
  }
  let total = 0;
  for (const [name, bytes] of made) {
    writeFileSync(path.join(folder, name), bytes);
    total += Buffer.byteLength(bytes);
  }
  console.log(`${made.size} files, ${(total / 1024 / 1024).toFixed(1)} MB`);
}

void main();
