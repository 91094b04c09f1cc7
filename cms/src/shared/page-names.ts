/**
 * The attributes of a page that the portal itself knows. Any other is a field that a maintainer added: it is shown by what
 * its schema says of it.
 */
export const PAGE_ATTRIBUTES: readonly string[] = [
  ...['title', 'lead', 'slug', 'parent', 'children', 'isPublic', 'groups', 'blocks', 'position'],
  ...['oldSlugs', 'oldAnchors', 'version', 'draft', 'contentHash', 'rowsPending', 'editor'],
  ...['publishedOn', 'liveRevision', 'scheduledAt', 'scheduledRevision', 'unpublishAt', 'unpublishBy'],
  ...['deletedAt', 'deletedBy', 'deletedWith'],
  // Strapi gives these to every type.
  ...['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale'],
  'localizations',
];

/** What the API calls the parts of a page; no added field can have such a name. */
export const PAGE_NAMES: readonly string[] = [
  ...['id', 'slug', 'title', 'lead', 'parent_id', 'published_at', 'is_public', 'groups', 'blocks', 'pages'],
  ...['status', 'scheduled_at', 'unpublish_at', 'version', 'old_slugs', 'updated_at', 'updated_by'],
  ...['hidden', 'deleted_at', 'deleted_by'],
];
