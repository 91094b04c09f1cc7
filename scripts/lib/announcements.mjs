import { appendFileSync, chmodSync } from 'node:fs';
import path from 'node:path';
import { compiled } from './environment.mjs';

const FILE = 'eerste-wachtwoorden.txt';

/**
 * Shows generated passwords once, on a terminal. Other output may be stored, so there they go to a file instead.
 * @param {string} dataDir
 */
export function tellAnnouncements(dataDir) {
  const announced = compiled('src/utils/announce').takeAnnouncements();
  if (announced.length === 0) return;
  const lines = announced.map(({ label, value }) => `  ${label}: ${value}`).join('\n');
  if (process.stdout.isTTY) {
    console.log(`\nDeze gegevens zie je alleen nu; bewaar ze:\n${lines}`);
    return;
  }
  const file = path.join(dataDir, FILE);
  appendFileSync(file, `Bewaar deze gegevens ergens anders en verwijder dan dit bestand.\n${lines}\n`, {
    mode: 0o600,
  });
  chmodSync(file, 0o600);
  console.log(`\nDe eerste wachtwoorden staan in ${file}. Bewaar ze en verwijder dat bestand.`);
}
