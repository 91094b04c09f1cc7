import { createContext, useContext } from 'react';

/** The window that a page is drawn in: a frame, for a preview. */
export type PageWindow = Window & typeof globalThis;

export const PageWindowContext = createContext<PageWindow | null>(null);

/** That window, when it is not the portal's own. */
export const usePageWindow = (): PageWindow | null => useContext(PageWindowContext);
