/** Its own types are those of the package that it continues. */
declare module '@mixmark-io/domino' {
  export function createDocument(html: string): Document;
}

declare module '@joplin/turndown-plugin-gfm' {
  import type { Plugin } from 'turndown';
  /** Tables, strikethrough and task lists (GitHub Flavored Markdown). */
  export const gfm: Plugin;
}
