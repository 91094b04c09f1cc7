/**
 * The slug that is meant by one in an address as people write it: in another case, or with the mark behind it that ends
 * the sentence or the brackets around it.
 */
export const meantSlug = (sent: string): string => sent.toLowerCase().replace(/[.),;]$/, '');
