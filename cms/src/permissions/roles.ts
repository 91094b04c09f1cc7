/** The roles of the portal: the `type` of Strapi's role, and the value in the API. */
export type RoleName = 'admin' | 'user';

/** The API name of a users-permissions role; a user with one of Strapi's own roles counts as user. */
export const roleName = (type: string | null | undefined): RoleName => (type === 'admin' ? 'admin' : 'user');
