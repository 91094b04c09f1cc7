const WORDS = [
  ...['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  ...['elf', 'twaalf', 'dertien', 'veertien', 'vijftien', 'zestien', 'zeventien', 'achttien', 'negentien'],
  'twintig',
];

/** A count as a sentence has it: in letters up to twenty. */
export const inWords = (count: number): string => WORDS[count] ?? `${count}`;
