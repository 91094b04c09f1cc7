declare module 'culori' {
  /** The contrast of two colours by WCAG, not rounded. */
  export function wcagContrast(one: string, other: string): number;
}
