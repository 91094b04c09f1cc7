import type { ReactNode } from 'react';

interface PillProps {
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter of a list: on or off. */
export const Pill = ({ on, onToggle, children }: PillProps) => (
  <button type="button" className="line text-sm edged pill" aria-pressed={on} onClick={onToggle}>
    {children}
  </button>
);
