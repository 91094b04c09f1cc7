/** The roles of the portal, in Strapi's `type` of a role and on the wire. */
export type RoleName = 'admin' | 'user';

/** A role of users-permissions on the wire; whoever has a role of Strapi's own counts as user. */
export const roleName = (type: string | null | undefined): RoleName => (type === 'admin' ? 'admin' : 'user');
