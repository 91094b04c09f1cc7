/** What a group lets its members do. */
export type Permission = 'view' | 'download-for-use' | 'download-for-edit';

/** The properties of a group that rights depend on. */
export interface ViewerGroup {
  id: string;
  permissions: readonly Permission[];
}

/** What an API token lets a program do: `read` is always among them. */
export type TokenScope = 'read' | 'write-assets';

/** A program that calls with an API token. Its groups decide what it sees, as those of a user; it is never an admin. */
export interface TokenViewer {
  kind: 'token';
  id: string;
  name: string;
  scopes: readonly TokenScope[];
  groups: readonly ViewerGroup[];
}

/** The caller of a request. Groups carry their current permissions, never those at login. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; id: string; groups: readonly ViewerGroup[] }
  | { kind: 'admin'; id: string; groups: readonly ViewerGroup[] }
  | TokenViewer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** The id of a user; null for an anonymous visitor and for an API token. */
export const getViewerId = (viewer: Viewer): string | null =>
  viewer.kind === 'anonymous' || viewer.kind === 'token' ? null : viewer.id;

/** The id under which somebody's acts are kept: of a user or of an API token; null for an anonymous visitor. */
export const getActorId = (viewer: Viewer): string | null => (viewer.kind === 'anonymous' ? null : viewer.id);

export const getGroups = (viewer: Viewer): readonly ViewerGroup[] =>
  viewer.kind === 'anonymous' ? [] : viewer.groups;

/** The roles of the portal: the `type` of Strapi's role, and the value in the API. */
export type RoleName = 'admin' | 'user';

/** The API name of a users-permissions role; a user with one of Strapi's own roles counts as user. */
export const roleName = (type: string | null | undefined): RoleName => (type === 'admin' ? 'admin' : 'user');
