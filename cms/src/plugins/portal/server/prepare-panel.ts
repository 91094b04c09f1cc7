import type { Core } from '@strapi/strapi';
import { labelPanel } from './panel-labels';
import { chooseColumns } from './lists/list-columns';
import { describeRoles } from './roles';
import { getEnv } from '../../../../config/env';
import { randomPassword } from '../../../auth/passwords';
import { announce } from '../../../utils/announce';
import { PUBLISH_PAGES } from './actions';
import { withdrawActions } from './withdraw-actions';

const EXPLORER = 'plugin::content-manager.explorer';
const PAGE = 'api::page.page';
const ASSET = 'api::asset.asset';

/** Excludes the fields that control visibility (isPublic, groups, isPrivate). */
const PAGE_FIELDS = ['title', 'lead', 'slug', 'parent', 'blocks'];
const ASSET_FIELDS = [
  'title',
  'description',
  'focalX',
  'focalY',
  'original',
  'files',
  'settings.outlined',
  'settings.backgroundColor',
];

const OWN = ['admin::is-creator'];

interface Permission {
  action: string;
  subject?: string;
  properties?: { fields: string[] };
  conditions?: string[];
}

const onFields = (subject: string, fields: string[], conditions: string[]): Permission[] =>
  ['read', 'create', 'update'].map((verb) => ({
    action: `${EXPLORER}.${verb}`,
    subject,
    properties: { fields },
    conditions: verb === 'create' ? [] : conditions,
  }));

const contentAndFiles = (conditions: string[]): Permission[] => [
  ...onFields(PAGE, PAGE_FIELDS, conditions),
  ...onFields(ASSET, ASSET_FIELDS, conditions),
  { action: 'plugin::upload.read', conditions },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update', conditions },
];

/**
 * The permissions of Strapi's default roles, except the Super Admin: they exclude groups, users, the site and
 * rights.
 */
const PERMISSIONS: Record<string, Permission[]> = {
  'strapi-editor': [
    ...contentAndFiles([]),
    { action: 'plugin::upload.assets.download' },
    { action: PUBLISH_PAGES },
  ],
  'strapi-author': contentAndFiles(OWN),
};

interface PermissionRow {
  id: number;
  action: string;
  subject: string | null;
}

/** Whether a permission exceeds the purpose of these roles. */
const exceedsRole = ({ action, subject }: PermissionRow): boolean =>
  action.startsWith(`${EXPLORER}.`) && subject !== PAGE && subject !== ASSET;

const STORE = { type: 'plugin', name: 'portal', key: 'panel-roles' };

/**
 * Gives Strapi's Editor and Author minimal permissions in a new portal. In an older one they lose, once,
 * access to groups, users and other records; what a maintainer grants afterwards stays.
 */
async function ensurePanelRoles(strapi: Core.Strapi): Promise<void> {
  const isFresh = !(await strapi.service('admin::user').exists());
  const store = strapi.store(STORE);
  if (!isFresh && (await store.get({}))) return;
  for (const [code, permissions] of Object.entries(PERMISSIONS)) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code }, select: ['id'] });
    if (!role) continue;
    if (isFresh) {
      await strapi.service('admin::role').assignPermissions(role.id, permissions);
      continue;
    }
    const kept: PermissionRow[] = await strapi.db
      .query('admin::permission')
      .findMany({ where: { role: { id: role.id } }, select: ['id', 'action', 'subject'] });
    await strapi.service('admin::permission').deleteByIds(kept.filter(exceedsRole).map(({ id }) => id));
  }
  await store.set({ value: 1 });
}

/** Creates the first account of Strapi's admin panel, so that no stranger can register it. */
export async function ensureFirstMaintainer(strapi: Core.Strapi): Promise<void> {
  const { strapiAdmin, maintainerEmail, maintainerPassword } = getEnv();
  const maintainers = strapi.service('admin::user');
  if (!strapiAdmin || (await maintainers.exists())) return;
  const password = maintainerPassword ?? randomPassword();
  try {
    await maintainers.createFirstAdmin({
      email: maintainerEmail,
      firstname: 'Technisch',
      lastname: 'beheer',
      preferedLanguage: 'nl',
      password,
    });
  } catch (error) {
    // Another instance that started at the same moment was first.
    if (await maintainers.exists()) return;
    throw error;
  }
  if (!maintainerPassword) announce(`Technisch beheer (/beheer), ${maintainerEmail}`, password);
}

/**
 * Prepares permissions, roles, the first account, labels and lists. Plugins are bootstrapped before Strapi makes its roles, so the
 * application calls this afterwards.
 */
export async function preparePanel(strapi: Core.Strapi): Promise<void> {
  await withdrawActions(strapi);
  await ensurePanelRoles(strapi);
  await describeRoles(strapi);
  await ensureFirstMaintainer(strapi);
  await labelPanel(strapi);
  await chooseColumns(strapi);
}
