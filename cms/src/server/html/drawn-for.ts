/** Under which a page drawn for visitors is kept (published/answers). */
export const getDrawnKey = (path: string): string => `drawn ${path}`;

/** What the portal keeps in a browser of a user (web: session-marker.ts), or of whom closed the menu at the side. */
const OWN_VIEW = /(?:^|; ?)(?:portal_session=|side-menu=closed(?:;|$))/;

/** Whether a browser draws pages itself, by its cookies: what visitors see first would be wrong there. */
export const hasOwnView = (cookies = ''): boolean => OWN_VIEW.test(cookies);
