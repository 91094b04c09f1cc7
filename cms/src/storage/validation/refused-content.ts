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
  new RefusedContent(`${what} kost te veel rekentijd of geheugen. Vereenvoudig het en probeer het opnieuw.`);
