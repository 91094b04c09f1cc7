/**
 * Characters that nobody sees: they turn the text beside them around, or make two names look the same. Not the one
 * that joins emoji (👩‍🔬) or says how one is drawn, and not the soft hyphen, which shows where a word may break.
 */
const INVISIBLE =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})|(?!\u00AD|\u200D|\uFE0E|\uFE0F)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A name by which others look the same: without case, accents and what is not seen, with single spaces. */
export const getTwinKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
