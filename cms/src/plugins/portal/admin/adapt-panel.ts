import type { StrapiApp } from '@strapi/strapi/admin';

/** Strapi's panel keeps per instance that a user closed a banner; without telemetry an instance has no id. */
const BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Widgets about Strapi's own way of publishing, and figures of what the portal does not use. */
const UNUSED = ['last-published-entries', 'chart-entries', 'key-statistics'];

/** Removes news and links of Strapi's makers, and features that the portal does not use. */
export function removeOffers(app: StrapiApp): void {
  for (const id of ['undefined', 'false']) window.localStorage.setItem(`${BANNER}:${id}`, 'true');
  app.widgets.register((widgets) => widgets.filter(({ id }) => !UNUSED.includes(id)));
}

/** Where Strapi's panel keeps the language of this browser. */
const LANGUAGE = 'strapi-admin-language';

/** Starts in Dutch, until a maintainer chooses another language in their profile. */
export function speakDutch(): void {
  if (window.localStorage.getItem(LANGUAGE) === null) window.localStorage.setItem(LANGUAGE, 'nl');
}

/** Pictures in lists and the media library, selected by our preview URLs. A round frame would crop logos. */
const WHOLE_PICTURES = `
  img[src*='/_files/'] {
    object-fit: contain !important;
    background: repeating-conic-gradient(#eaeaef 0% 25%, #fff 0% 50%) 50% / 16px 16px;
  }
  :has(> img[src*='/_files/']) {
    border-radius: 4px;
  }`;

/** Shows whole pictures, on a background that reveals transparency. The panel's page links no style sheets. */
export function showWholePictures(): void {
  const style = document.createElement('style');
  style.textContent = WHOLE_PICTURES;
  document.head.append(style);
}
