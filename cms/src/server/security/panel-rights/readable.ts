import type { PanelAbility } from '../../../http/panel-account';

export const FILE = 'plugin::upload.file';
export const ACCOUNT = 'admin::user';

const ROLES = { action: 'admin::roles.read' };
const FILES = { action: 'plugin::upload.read' };
const explorer = (subject: string) => ({ action: 'plugin::content-manager.explorer.read', subject });

/** The permission for reading types that the content manager does not list. */
const READ_RIGHTS: Record<string, { action: string; subject?: string }> = {
  [FILE]: FILES,
  'plugin::upload.folder': FILES,
  [ACCOUNT]: { action: 'admin::users.read' },
  'admin::role': ROLES,
  'admin::permission': ROLES,
  // The names of the portal's roles, which the form of a user offers.
  'plugin::users-permissions.role': explorer('plugin::users-permissions.user'),
};

/** The permission of Strapi that reading rows of a type takes. */
export function getReadRight(uid: string): { action: string; subject: string } {
  const { action, subject = uid } = READ_RIGHTS[uid] ?? explorer(uid);
  return { action, subject };
}

/** Whether a role may read rows of a type, or a field of them; its conditions decide which rows. */
export function mayRead(ability: PanelAbility, uid: string, field?: string): boolean {
  const { action, subject } = getReadRight(uid);
  return ability.can(action, subject, field);
}

/** Whether a role may read some rows of a type and others not. */
export function isConditional(ability: PanelAbility, uid: string): boolean {
  const { action, subject } = getReadRight(uid);
  const rules = ability.rulesFor(action, subject);
  return !rules.some(({ conditions }) => !conditions || Object.keys(conditions).length === 0);
}

/** What an attribute connects with: a type, or `any` where it may be several. Undefined for all but relations and media. */
export function getTarget(attribute: { type: string; target?: string } | undefined): string | undefined {
  if (attribute?.type === 'media') return FILE;
  if (attribute?.type !== 'relation') return undefined;
  return attribute.target ?? 'any';
}
