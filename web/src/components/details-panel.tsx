import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PanelPlace {
  slot: HTMLElement | null;
  isOpen: boolean;
  open: () => () => void;
}

const PanelContext = createContext<PanelPlace | null>(null);

interface SlotProps {
  children: (isOpen: boolean, slot: (element: HTMLElement | null) => void) => ReactNode;
}

/** For layouts: gives screens below a place for the right-hand details panel, and says whether it is in use. */
export function DetailsPanelPlace({ children }: SlotProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(0);
  const open = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const isOpen = count > 0;
  const place = useMemo(() => ({ slot, isOpen, open }), [slot, isOpen, open]);
  return <PanelContext.Provider value={place}>{children(isOpen, setSlot)}</PanelContext.Provider>;
}

/** For screens: shows its content in the details panel of the layout for as long as it is mounted. */
export function DetailsPanel({ children }: { children: ReactNode }) {
  const place = useContext(PanelContext);
  const open = place?.open;
  useEffect(() => open?.(), [open]);
  // In a place that nobody sees yet nothing can take the focus.
  return place?.slot && place.isOpen ? createPortal(children, place.slot) : null;
}
