const SYLLABLES = 'ba ber dij fel gra hout kas leg mor nip poe ruis sal ten vor wik zan stoe klim druk'.split(
  ' ',
);

/** Made-up words, of two to four syllables. */
const VOCABULARY = SYLLABLES.flatMap((a) =>
  SYLLABLES.flatMap((b) => [`${a}${b}`, ...SYLLABLES.slice(0, 6).map((c) => `${a}${b}${c}`)]),
);

/** So many words, always the same for the same number; common words come far more often than others. */
export function getWords(count: number, seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return VOCABULARY[Math.floor((state / 2_147_483_648) ** 2 * VOCABULARY.length)] ?? '';
  }).join(' ');
}
