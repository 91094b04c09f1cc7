/** What a group lets its members do (contract section 2). */
export type Permission = 'view' | 'download-for-use' | 'download-for-edit';

/** A group as rights see it. */
export interface ViewerGroup {
  id: string;
  permissions: readonly Permission[];
}

/** Who asks. Groups carry the permissions of this moment, never those of the login. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'user'; id: string; groups: readonly ViewerGroup[] }
  | { kind: 'admin'; id: string; groups: readonly ViewerGroup[] };

/** The viewer who is not logged in. */
export const anonymous: Viewer = { kind: 'anonymous' };

/** The groups a viewer is in; nobody is in a group without a login. */
export const getGroups = (viewer: Viewer): readonly ViewerGroup[] =>
  viewer.kind === 'anonymous' ? [] : viewer.groups;
