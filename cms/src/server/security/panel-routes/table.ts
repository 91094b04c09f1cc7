/** What a route takes besides a login to the panel: at least one of these permissions of Strapi. */
interface RouteRights {
  any: readonly string[];
  /** The parameter of the path that names the content type that the permission is about. */
  on?: string;
  /** The parameter of the path that names a row of that type, which it takes the right to read. */
  reads?: string;
  /** Strapi writes source code there, which a portal that runs does not. */
  onlyInDevelopment?: true;
}

/**
 * `open` takes no login, `account` any account of the panel, `relation` the right to read both of its ends, and for `nobody`
 * the route is not there.
 */
export type Right = 'open' | 'account' | 'relation' | 'nobody' | RouteRights;

export type Row = readonly [method: string, path: string, right: Right, reason?: string];

const may = (...any: string[]): RouteRights => ({ any });
const onModel = (...verbs: string[]): RouteRights => ({
  any: verbs.map((verb) => `plugin::content-manager.explorer.${verb}`),
  on: 'model',
});

const SETTINGS = may('admin::project-settings.read');
const BUILDER = may('plugin::content-type-builder.read');
const BUILD: RouteRights = { ...BUILDER, onlyInDevelopment: true };
const READ_FILES = may('plugin::upload.read');
const ADD_FILES = may('plugin::upload.assets.create');
const CHANGE_FILES = may('plugin::upload.assets.update');
const ADD_OR_CHANGE_FILES = may('plugin::upload.assets.create', 'plugin::upload.assets.update');
const SSO = may('plugin::strapi-plugin-sso.read');

const NO_AI = 'the portal sends nothing to an AI';
const NO_DRAFTS = 'the portal publishes in its own way, and no content type has drafts of Strapi';
const NO_TOKENS = 'the API and the panel take no tokens of Strapi';
const NO_WEBHOOKS = 'they say nothing of a publication, and send drafts and what is private';
const NO_USE = 'the portal has its own; these settings would change nothing';
const IN_SCHEMA_ONLY = 'names of types and fields, without content';
const PER_FILE = 'per file and folder: src/extensions/upload/guard-files';
const TYPES = '/content-manager/collection-types/:model';
const SINGLE = '/content-manager/single-types/:model';

/**
 * Every known route of Strapi's panel, and who may call it. Unlisted routes do not exist. After an update of Strapi, a
 * test lists the routes that nobody has judged.
 */
export const PANEL_ROUTES: readonly Row[] = [
  // Starting, logging in and out
  ['GET', '/admin/init', 'open'],
  ['GET', '/admin/project-type', 'open'],
  ['POST', '/admin/login', 'open'],
  ['POST', '/admin/access-token', 'open', 'takes the cookie of a session'],
  ['GET', '/admin/registration-info', 'open', 'takes the token of an invitation'],
  ['POST', '/admin/register', 'open', 'takes the token of an invitation'],
  ['POST', '/admin/forgot-password', 'open'],
  ['POST', '/admin/reset-password', 'open', 'takes the token of a mail'],
  ['POST', '/admin/register-admin', 'nobody', 'the portal makes the first account when it starts'],
  ['POST', '/admin/logout', 'account'],
  ['GET', '/strapi-plugin-sso/oidc', 'open'],
  ['GET', '/strapi-plugin-sso/oidc/callback', 'open'],
  ['GET', '/strapi-plugin-sso/google', 'nobody', 'one provider, by OIDC'],
  ['GET', '/strapi-plugin-sso/google/callback', 'nobody'],
  ['GET', '/strapi-plugin-sso/cognito', 'nobody'],
  ['GET', '/strapi-plugin-sso/cognito/callback', 'nobody'],
  ['GET', '/strapi-plugin-sso/azuread', 'nobody'],
  ['GET', '/strapi-plugin-sso/azuread/callback', 'nobody'],
  ['GET', '/strapi-plugin-sso/sso-roles', SSO],
  ['PUT', '/strapi-plugin-sso/sso-roles', SSO],
  ['GET', '/strapi-plugin-sso/whitelist', SSO],
  ['POST', '/strapi-plugin-sso/whitelist', SSO],
  ['DELETE', '/strapi-plugin-sso/whitelist/:id', SSO],

  // One's own account and home
  ['GET', '/admin/users/me', 'account'],
  ['PUT', '/admin/users/me', 'account'],
  ['GET', '/admin/users/me/permissions', 'account'],
  ['GET', '/admin/users/me/sessions', 'account'],
  ['DELETE', '/admin/users/me/sessions', 'account'],
  ['DELETE', '/admin/users/me/sessions/:sessionId', 'account'],
  ['POST', '/admin/permissions/check', 'account', 'about one’s own role'],
  ['GET', '/admin/homepage/layout', 'account'],
  ['PUT', '/admin/homepage/layout', 'account', 'one’s own'],
  ['GET', '/admin/homepage/key-statistics', SETTINGS, 'the home screen asks, also without the widget'],
  ['GET', '/content-manager/homepage/recent-documents', 'account', 'lists what the role may read'],
  [
    'GET',
    '/content-manager/homepage/count-documents',
    SETTINGS,
    'the home screen asks, also without the widget',
  ],

  // Accounts, roles and settings of the panel
  ['GET', '/admin/users', may('admin::users.read')],
  ['POST', '/admin/users', may('admin::users.create')],
  ['GET', '/admin/users/:id', may('admin::users.read')],
  ['PUT', '/admin/users/:id', may('admin::users.update')],
  ['DELETE', '/admin/users/:id', may('admin::users.delete')],
  ['POST', '/admin/users/batch-delete', may('admin::users.delete')],
  ['GET', '/admin/permissions', may('admin::roles.read')],
  ['GET', '/admin/roles', may('admin::roles.read')],
  ['POST', '/admin/roles', may('admin::roles.create')],
  ['GET', '/admin/roles/:id', may('admin::roles.read')],
  ['PUT', '/admin/roles/:id', may('admin::roles.update')],
  ['DELETE', '/admin/roles/:id', may('admin::roles.delete')],
  ['POST', '/admin/roles/batch-delete', may('admin::roles.delete')],
  ['GET', '/admin/roles/:id/permissions', may('admin::roles.read')],
  ['PUT', '/admin/roles/:id/permissions', may('admin::roles.update')],
  ['GET', '/admin/project-settings', SETTINGS],
  ['POST', '/admin/project-settings', 'nobody', 'the logos are the portal’s own'],
  [
    'GET',
    '/admin/information',
    may('admin::project-settings.read', 'plugin::content-type-builder.read'),
    'versions and dependencies, for the screens that show them',
  ],

  // Content
  ['GET', '/content-manager/init', 'account', IN_SCHEMA_ONLY],
  ['GET', '/content-manager/content-types', 'account', IN_SCHEMA_ONLY],
  ['GET', '/content-manager/content-types-settings', 'account', IN_SCHEMA_ONLY],
  ['GET', '/content-manager/content-types/:uid/configuration', 'account', IN_SCHEMA_ONLY],
  [
    'PUT',
    '/content-manager/content-types/:uid/configuration',
    may(
      'plugin::content-manager.collection-types.configure-view',
      'plugin::content-manager.single-types.configure-view',
    ),
    'Strapi looks which of both',
  ],
  ['GET', '/content-manager/components', 'account', IN_SCHEMA_ONLY],
  ['GET', '/content-manager/components/:uid/configuration', 'account', IN_SCHEMA_ONLY],
  [
    'PUT',
    '/content-manager/components/:uid/configuration',
    may('plugin::content-manager.components.configure-layout'),
    'forms of everybody',
  ],
  ['GET', TYPES, onModel('read')],
  ['POST', TYPES, onModel('create')],
  ['GET', `${TYPES}/:id`, onModel('read')],
  ['PUT', `${TYPES}/:id`, onModel('update')],
  ['DELETE', `${TYPES}/:id`, onModel('delete')],
  ['POST', `${TYPES}/clone/:sourceId`, { ...onModel('create'), reads: 'sourceId' }],
  ['POST', `${TYPES}/auto-clone/:sourceId`, { ...onModel('create'), reads: 'sourceId' }],
  ['POST', `${TYPES}/actions/bulkDelete`, onModel('delete')],
  ['GET', SINGLE, onModel('read')],
  ['PUT', SINGLE, onModel('create', 'update')],
  ['DELETE', SINGLE, onModel('delete')],
  ['GET', '/content-manager/relations/:model/:targetField', 'relation'],
  ['GET', '/content-manager/relations/:model/:id/:targetField', 'relation'],
  [
    'GET',
    '/content-manager/preview/url/:contentType',
    { any: ['plugin::content-manager.explorer.read'], on: 'contentType' },
  ],
  ['GET', '/content-manager/preview/script', 'open', 'the same file for everybody, fetched without a token'],
  ['POST', '/content-manager/uid/generate', 'nobody', 'no field is of the type uid'],
  ['POST', '/content-manager/uid/check-availability', 'nobody', 'no field is of the type uid'],
  ['POST', `${TYPES}/actions/publish`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/:id/actions/publish`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/:id/actions/unpublish`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/:id/actions/discard`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/actions/bulkFindForValidation`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/actions/bulkPublish`, 'nobody', NO_DRAFTS],
  ['POST', `${TYPES}/actions/bulkUnpublish`, 'nobody', NO_DRAFTS],
  ['GET', `${TYPES}/:id/actions/countDraftRelations`, 'nobody', NO_DRAFTS],
  ['GET', `${TYPES}/actions/countManyEntriesDraftRelations`, 'nobody', NO_DRAFTS],
  ['POST', `${SINGLE}/actions/publish`, 'nobody', NO_DRAFTS],
  ['POST', `${SINGLE}/actions/unpublish`, 'nobody', NO_DRAFTS],
  ['POST', `${SINGLE}/actions/discard`, 'nobody', NO_DRAFTS],
  ['GET', `${SINGLE}/actions/countDraftRelations`, 'nobody', NO_DRAFTS],

  // Files
  ['GET', '/upload/files', READ_FILES],
  ['GET', '/upload/files/:id', READ_FILES],
  ['GET', '/upload/folders', READ_FILES, PER_FILE],
  ['GET', '/upload/folders/:id', READ_FILES, PER_FILE],
  ['GET', '/upload/folder-structure', READ_FILES, PER_FILE],
  ['POST', '/upload', ADD_OR_CHANGE_FILES, PER_FILE],
  ['POST', '/upload/files', ADD_FILES, PER_FILE],
  ['PUT', '/upload/files/:id', CHANGE_FILES, PER_FILE],
  ['POST', '/upload/files/:id/replace', CHANGE_FILES, PER_FILE],
  ['DELETE', '/upload/files/:id', CHANGE_FILES, PER_FILE],
  ['POST', '/upload/folders', ADD_FILES, PER_FILE],
  ['PUT', '/upload/folders/:id', CHANGE_FILES, PER_FILE],
  ['POST', '/upload/actions/bulk-delete', CHANGE_FILES, PER_FILE],
  ['POST', '/upload/actions/bulk-move', CHANGE_FILES, PER_FILE],
  ['POST', '/upload/actions/bulk-update', CHANGE_FILES, PER_FILE],
  ['GET', '/upload/configuration', READ_FILES],
  ['PUT', '/upload/configuration', 'nobody', 'the library of files has no screen for it'],
  ['GET', '/upload/settings', 'nobody', 'pictures stay as they were sent, and are drawn by the portal'],
  ['PUT', '/upload/settings', 'nobody'],
  ['POST', '/upload/actions/upload-from-urls', 'nobody', 'the server fetches nothing from elsewhere'],
  ['POST', '/upload/actions/generate-ai-metadata', 'nobody', NO_AI],
  ['POST', '/upload/ai-metadata-jobs', 'nobody', NO_AI],
  ['GET', '/upload/ai-metadata-jobs/latest', 'nobody', NO_AI],
  ['GET', '/upload/ai-metadata-jobs/pending-count', 'nobody', NO_AI],

  // The model
  ['GET', '/content-type-builder/reserved-names', BUILDER],
  ['GET', '/content-type-builder/schema', BUILDER],
  ['GET', '/content-type-builder/update-schema-status', BUILDER],
  ['POST', '/content-type-builder/update-schema', BUILD],
  ['GET', '/content-type-builder/content-types', 'nobody', 'the panel takes the whole schema'],
  ['GET', '/content-type-builder/content-types/:uid', 'nobody'],
  ['POST', '/content-type-builder/content-types', 'nobody'],
  ['PUT', '/content-type-builder/content-types/:uid', 'nobody'],
  ['DELETE', '/content-type-builder/content-types/:uid', 'nobody'],
  ['GET', '/content-type-builder/components', 'nobody'],
  ['GET', '/content-type-builder/components/:uid', 'nobody'],
  ['POST', '/content-type-builder/components', 'nobody'],
  ['PUT', '/content-type-builder/components/:uid', 'nobody'],
  ['DELETE', '/content-type-builder/components/:uid', 'nobody'],
  ['PUT', '/content-type-builder/component-categories/:name', 'nobody'],
  ['DELETE', '/content-type-builder/component-categories/:name', 'nobody'],

  // Languages: the forms ask for them, there is one
  ['GET', '/i18n/locales', 'account'],
  ['GET', '/i18n/settings', 'account'],
  ['PUT', '/i18n/settings', 'nobody', NO_AI],
  ['GET', '/i18n/iso-locales', 'nobody', NO_USE],
  ['POST', '/i18n/locales', 'nobody', NO_USE],
  ['PUT', '/i18n/locales/:id', 'nobody', NO_USE],
  ['DELETE', '/i18n/locales/:id', 'nobody', NO_USE],
  ['POST', '/i18n/content-manager/actions/get-non-localized-fields', 'nobody', NO_USE],
  ['GET', '/i18n/content-manager/get-fill-from-locale/:model', 'nobody', NO_USE],
  ['GET', '/i18n/ai-localization-jobs/collection-types/:contentType/:documentId', 'nobody', NO_AI],
  ['GET', '/i18n/ai-localization-jobs/single-types/:contentType', 'nobody', NO_AI],

  // Nobody’s
  ['POST', '/email', 'nobody', 'any HTML to anybody, under the name of the hospital'],
  ['POST', '/email/test', 'nobody', 'mails wait in the portal’s own list, which says what fails'],
  ['GET', '/email/settings', 'nobody', NO_USE],
  ['POST', '/email/verify', 'nobody', NO_USE],
  ['GET', '/users-permissions/roles', 'nobody', NO_USE],
  ['POST', '/users-permissions/roles', 'nobody', NO_USE],
  ['GET', '/users-permissions/roles/:id', 'nobody', NO_USE],
  ['PUT', '/users-permissions/roles/:role', 'nobody', NO_USE],
  ['DELETE', '/users-permissions/roles/:role', 'nobody', 'users have these roles'],
  ['GET', '/users-permissions/email-templates', 'nobody', NO_USE],
  ['PUT', '/users-permissions/email-templates', 'nobody', NO_USE],
  ['GET', '/users-permissions/advanced', 'nobody', NO_USE],
  ['PUT', '/users-permissions/advanced', 'nobody', NO_USE],
  ['GET', '/users-permissions/providers', 'nobody', NO_USE],
  ['PUT', '/users-permissions/providers', 'nobody', NO_USE],
  ['GET', '/users-permissions/permissions', 'nobody', NO_USE],
  ['GET', '/users-permissions/policies', 'nobody', NO_USE],
  ['GET', '/users-permissions/routes', 'nobody', NO_USE],
  ['POST', '/admin/api-tokens', 'nobody', NO_TOKENS],
  ['GET', '/admin/api-tokens', 'nobody', NO_TOKENS],
  ['DELETE', '/admin/api-tokens/:id', 'nobody', NO_TOKENS],
  ['GET', '/admin/api-tokens/:id', 'nobody', NO_TOKENS],
  ['PUT', '/admin/api-tokens/:id', 'nobody', NO_TOKENS],
  ['POST', '/admin/api-tokens/:id/regenerate', 'nobody', NO_TOKENS],
  ['POST', '/admin/admin-tokens', 'nobody', NO_TOKENS],
  ['GET', '/admin/admin-tokens', 'nobody', NO_TOKENS],
  ['DELETE', '/admin/admin-tokens/:id', 'nobody', NO_TOKENS],
  ['GET', '/admin/admin-tokens/:id', 'nobody', NO_TOKENS],
  ['PUT', '/admin/admin-tokens/:id', 'nobody', NO_TOKENS],
  ['POST', '/admin/admin-tokens/:id/regenerate', 'nobody', NO_TOKENS],
  ['GET', '/admin/admin-tokens/:id/owner-permissions', 'nobody', NO_TOKENS],
  ['GET', '/admin/content-api/permissions', 'nobody', NO_TOKENS],
  ['GET', '/admin/content-api/routes', 'nobody', NO_TOKENS],
  ['GET', '/admin/webhooks', 'nobody', NO_WEBHOOKS],
  ['POST', '/admin/webhooks', 'nobody', NO_WEBHOOKS],
  ['GET', '/admin/webhooks/:id', 'nobody', NO_WEBHOOKS],
  ['PUT', '/admin/webhooks/:id', 'nobody', NO_WEBHOOKS],
  ['DELETE', '/admin/webhooks/:id', 'nobody', NO_WEBHOOKS],
  ['POST', '/admin/webhooks/batch-delete', 'nobody', NO_WEBHOOKS],
  ['POST', '/admin/webhooks/:id/trigger', 'nobody', NO_WEBHOOKS],
  ['GET', '/admin/transfer/runner/push', 'nobody', 'whole portals move by a backup'],
  ['GET', '/admin/transfer/runner/pull', 'nobody', 'whole portals move by a backup'],
  ['POST', '/admin/transfer/tokens', 'nobody', NO_TOKENS],
  ['GET', '/admin/transfer/tokens', 'nobody', NO_TOKENS],
  ['DELETE', '/admin/transfer/tokens/:id', 'nobody', NO_TOKENS],
  ['GET', '/admin/transfer/tokens/:id', 'nobody', NO_TOKENS],
  ['PUT', '/admin/transfer/tokens/:id', 'nobody', NO_TOKENS],
  ['POST', '/admin/transfer/tokens/:id/regenerate', 'nobody', NO_TOKENS],
  ['GET', '/admin/telemetry-properties', 'nobody', 'the portal tells Strapi’s makers nothing'],
  ['GET', '/admin/plugins', 'nobody', 'for the marketplace, which is not there'],
  ['GET', '/admin/license-trial-time-left', 'nobody', 'for the paid edition'],
  ['GET', '/admin/guided-tour-meta', 'nobody', 'has the schema of every table'],
  ['GET', '/admin/ai-usage', 'nobody', NO_AI],
  ['GET', '/admin/ai-token', 'nobody', NO_AI],
  ['GET', '/admin/ai-feature-config', 'nobody', NO_AI],
];
