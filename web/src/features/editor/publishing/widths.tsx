import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WindowSize {
  width: number;
  height: number;
}

/** Common windows of visitors, in pixels. */
export const WINDOWS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  screen: { width: 1280, height: 800 },
} as const satisfies Record<string, WindowSize>;

export type Width = keyof typeof WINDOWS;

/** The width to start with: the closest one to the editor's own window. */
export const nearestWidth = (): Width => (window.innerWidth < 769 ? 'phone' : 'screen');

export const WIDTH_OPTIONS: readonly { value: Width; label: string; icon: ReactNode }[] = [
  { value: 'phone', label: 'Telefoon', icon: <Smartphone /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet /> },
  { value: 'screen', label: 'Scherm', icon: <Monitor /> },
];
