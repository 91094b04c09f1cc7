import type { StrapiApp } from '@strapi/strapi/admin';

/** Strapi's panel keeps per instance that a user closed a banner; without telemetry an instance has no id. */
const BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Widgets about Strapi's own way of publishing, which pages do not use. */
const UNUSED = ['last-published-entries', 'chart-entries'];

const STATISTICS = 'key-statistics';
/** The server asks it too (src/server/security/panel-routes). */
const STATISTICS_PERMISSION = [{ action: 'admin::project-settings.read', subject: null }];

/** Takes away news of Strapi's makers, in English and with links to their site, and what the portal does not use. */
export function closeOffers(app: StrapiApp): void {
  for (const id of ['undefined', 'false']) window.localStorage.setItem(`${BANNER}:${id}`, 'true');
  app.widgets.register((widgets) =>
    widgets
      .filter(({ id }) => !UNUSED.includes(id))
      .map((widget) =>
        widget.id === STATISTICS ? { ...widget, permissions: STATISTICS_PERMISSION } : widget,
      ),
  );
}

/** Where Strapi's panel keeps the language of this browser. */
const LANGUAGE = 'strapi-admin-language';

/** Starts in Dutch, until a maintainer chooses another language in their profile. */
export function speakDutch(): void {
  if (window.localStorage.getItem(LANGUAGE) === null) window.localStorage.setItem(LANGUAGE, 'nl');
}
