import { BUILDER, BUILDER_BARE } from './dutch/builder';
import { CONTENT } from './dutch/content';
import { MISSING, PANEL } from './dutch/panel';
import { REFUSED } from './dutch/refusals';
import { SIGN_ON } from './dutch/sign-on';
import { UPLOAD } from './dutch/upload';

/** Strapi's panel looks texts of a plugin up by the plugin's name and theirs. */
const ofPlugin = (plugin: string, texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, words]) => [`${plugin}.${key}`, words]));

/** Overrides of Strapi's translations, by its keys. */
export const translations = {
  nl: {
    ...PANEL,
    ...MISSING,
    ...CONTENT,
    ...BUILDER_BARE,
    ...REFUSED,
    ...ofPlugin('content-type-builder', BUILDER),
    ...ofPlugin('upload', UPLOAD),
    ...ofPlugin('strapi-plugin-sso', SIGN_ON),
  },
};
