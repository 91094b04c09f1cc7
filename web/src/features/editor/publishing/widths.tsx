import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';

/** Common viewport widths of visitors, in pixels. */
export const WIDTHS = { phone: 360, tablet: 768, screen: 1280 } as const;

export type Width = keyof typeof WIDTHS;

/** The width to start with: the closest one to the editor's own window. */
export const nearestWidth = (): Width => (window.innerWidth < 769 ? 'phone' : 'screen');

export const WIDTH_OPTIONS: readonly { value: Width; label: string; icon: ReactNode }[] = [
  { value: 'phone', label: 'Telefoon', icon: <Smartphone /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet /> },
  { value: 'screen', label: 'Scherm', icon: <Monitor /> },
];
