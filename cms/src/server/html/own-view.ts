/** The cache key of a page rendered for visitors. */
export const getVisitorPageKey = (path: string): string => `drawn ${path}`;

/** Cookies of a user (web: session-marker.ts), or of a visitor who closed the side menu. */
const OWN_VIEW = /(?:^|; ?)(?:portal_session=|side-menu=closed(?:;|$))/;

/** Whether a browser renders pages itself, judging by its cookies: the view of visitors would be wrong there. */
export const rendersOwnPages = (cookies = ''): boolean => OWN_VIEW.test(cookies);
