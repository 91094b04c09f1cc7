/** The first letters of a first and a last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
