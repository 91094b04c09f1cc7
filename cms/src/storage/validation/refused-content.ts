/** A file that the portal does not take; the message is for whoever sent it. */
export class RefusedContent extends Error {
  constructor(
    message: string,
    readonly status: 413 | 415 = 415,
  ) {
    super(message);
    this.name = 'RefusedContent';
  }
}

/** The refusal of a picture that can be drawn, but at a price that all others would pay. */
export const tooExpensive = (what: string): RefusedContent =>
  new RefusedContent(`${what} kost te veel rekentijd of geheugen. Vereenvoudig het en probeer het opnieuw.`);
