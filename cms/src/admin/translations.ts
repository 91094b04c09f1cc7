import { BUILDER_TEXTS, BUILDER_BARE_TEXTS } from './dutch/builder';
import { CONTENT_TEXTS } from './dutch/content';
import { MISSING_TEXTS, PANEL_TEXTS } from './dutch/panel';
import { REFUSAL_TEXTS } from './dutch/refusals';
import { SIGN_ON_TEXTS } from './dutch/sign-on';
import { UPLOAD_TEXTS } from './dutch/upload';

/** Strapi's panel looks texts of a plugin up by the plugin's name and theirs. */
const prefixKeys = (plugin: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, words]) => [`${plugin}.${key}`, words]));

/** Overrides of Strapi's translations, by its keys. */
export const translations = {
  nl: {
    ...PANEL_TEXTS,
    ...MISSING_TEXTS,
    ...CONTENT_TEXTS,
    ...BUILDER_BARE_TEXTS,
    ...REFUSAL_TEXTS,
    ...prefixKeys('content-type-builder', BUILDER_TEXTS),
    ...prefixKeys('upload', UPLOAD_TEXTS),
    ...prefixKeys('strapi-plugin-sso', SIGN_ON_TEXTS),
  },
};
