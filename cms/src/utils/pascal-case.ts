/** `text-asset` as `TextAsset`: the name of a block type or a part in the OpenAPI document. */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
