import { compiled } from './environment.mjs';

/** Prints what the operator must be told once, as passwords that were made just now. */
export function printAnnouncements() {
  const lines = compiled('src/bootstrap/announce').takeAnnouncements();
  if (lines.length === 0) return;
  console.log('\nDeze gegevens zie je alleen nu; bewaar ze:');
  for (const { label, value } of lines) console.log(`  ${label}: ${value}`);
}
