/** The slug that a misspelt one means: in another case, or followed by the punctuation of a sentence. */
export const normalizeSlug = (sent: string): string => sent.toLowerCase().replace(/[.),;]$/, '');
