/** The slug of the page of the guide that a link leads to; null for any other link. */
export const getLinkedSlug = (url: string): string | null =>
  /^\/huisstijl\/([^/?#]+)\/?(?:[?#]|$)/.exec(url)?.[1] ?? null;
