import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';

/** Windows that visitors have. */
export const WIDTHS = { phone: 360, tablet: 768, screen: 1280 } as const;

/** One of them. */
export type Width = keyof typeof WIDTHS;

/** The window that fits where somebody only has a look: as wide as their own. */
export const nearestWidth = (): number => (window.innerWidth < 769 ? WIDTHS.phone : WIDTHS.screen);

/** The windows to choose from. */
export const WIDTH_OPTIONS: readonly { value: Width; label: string; icon: ReactNode }[] = [
  { value: 'phone', label: 'Telefoon', icon: <Smartphone className="icon" aria-hidden="true" /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet className="icon" aria-hidden="true" /> },
  { value: 'screen', label: 'Scherm', icon: <Monitor className="icon" aria-hidden="true" /> },
];
