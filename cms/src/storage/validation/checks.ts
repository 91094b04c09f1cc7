import type { Film } from './film';
import type { CleaningLoss } from '../../http/schemas/cleaning-losses';

/** The result of a check for a file that matches its extension. */
export interface CheckResult {
  mime: string;
  width: number | null;
  height: number | null;
  /** Of a video. */
  film?: Film;
  /** When there is no preview: whether it is tried again. */
  preview?: 'waiting' | 'failed';
  /** Whether the file was changed in place. */
  isCleaned?: boolean;
  /** What cleaning left out. */
  leftOut?: readonly CleaningLoss[];
  /** The extension of what it became, with its dot; absent when it stayed what it was. */
  ext?: string;
}

/** Checks the content of a file; null when it is not of the expected kind. May clean the file in place. */
export type Check = (path: string) => Promise<CheckResult | null>;

/** A result without dimensions. */
export const acceptAs = (mime: string): CheckResult => ({ mime, width: null, height: null });

/** A file that the portal does not accept; the message is for its sender. */
export class RefusedContent extends Error {
  constructor(
    message: string,
    readonly status: 413 | 415 = 415,
  ) {
    super(message);
    this.name = 'RefusedContent';
  }
}

/** The refusal of a picture that would be too expensive to draw. */
export const tooExpensive = (what: string): RefusedContent =>
  new RefusedContent(`${what} kost te veel rekentijd of geheugen. Kies een eenvoudiger versie.`);

/** The refusal of a file that requires a password. */
export const passwordProtected = (): RefusedContent =>
  new RefusedContent(
    'Dit bestand is beveiligd met een wachtwoord. Bewaar het zonder wachtwoord en kies het opnieuw.',
  );

/** The refusal of an encrypted Office document: Excel encrypts without a password too, to lock the structure of a workbook. */
export const protectedDocument = (): RefusedContent =>
  new RefusedContent(
    'Dit bestand is beveiligd: met een wachtwoord, of doordat de opbouw vergrendeld is. Bewaar het zonder beveiliging en kies het opnieuw.',
  );

/** The refusal of a file that is partly unreadable. */
export const damaged = (): RefusedContent =>
  new RefusedContent(
    'Dit bestand is beschadigd: niet alles wat erin zit, is te lezen. Bewaar het opnieuw en kies het nog eens.',
  );
