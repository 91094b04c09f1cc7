import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';

interface PanelPlace {
  slot: HTMLElement | null;
  isOpen: boolean;
  open: () => () => void;
}

const PanelContext = createContext<PanelPlace | null>(null);

interface SlotProps {
  children: (isOpen: boolean, slot: RefObject<HTMLElement>) => ReactNode;
}

/** For layouts: provides the slot for the details panel on the right, and reports whether it is in use. */
export function DetailsPanelPlace({ children }: SlotProps) {
  const element = useRef<HTMLElement>(null);
  // Only when it is used: a layout that renders again at once would interrupt the hydration of its content.
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(0);
  const open = useCallback(() => {
    setSlot(element.current);
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const isOpen = count > 0;
  const place = useMemo(() => ({ slot, isOpen, open }), [slot, isOpen, open]);
  return <PanelContext.Provider value={place}>{children(isOpen, element)}</PanelContext.Provider>;
}

/** For screens: renders its children in the details panel of the layout while mounted. */
export function DetailsPanel({ children }: { children: ReactNode }) {
  const place = useContext(PanelContext);
  const open = place?.open;
  useEffect(() => open?.(), [open]);
  // A hidden slot cannot receive focus.
  return place?.slot && place.isOpen ? createPortal(children, place.slot) : null;
}
