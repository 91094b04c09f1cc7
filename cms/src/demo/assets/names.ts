/** The name of a picture that shows an asset, png unless said otherwise. */
export const picture = (name: string, ext = 'png'): string => `noorderlicht-beeld-${name}.${ext}`;

/** The name of a file to download. */
export const file = (name: string): string => `noorderlicht-${name}`;
