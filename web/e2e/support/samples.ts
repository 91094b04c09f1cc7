import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', '..', '..', 'cms', 'demo', 'files');

export const PICTURE = path.join(folder, 'noorderlicht-beeld-badge.png');
export const DOCUMENT = path.join(folder, 'noorderlicht-logo-kleur.pdf');

let counter = 0;

/** A name that no other test uses. */
export const unique = (word: string): string => `${word} ${Date.now().toString(36)}${(counter += 1)}`;
