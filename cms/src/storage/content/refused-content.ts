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
