import { DEAD_ENDS } from './dead-ends';
import { WRITTEN_OUT } from './dutch/written-out';

/** What is changed in the code of Strapi's panel. */
export const CHANGES = [...WRITTEN_OUT, ...DEAD_ENDS];

/** The part of Vite's configuration that is used here. */
interface PanelConfig {
  plugins?: unknown[];
}

/** Makes the changes, and stops the build when an update of Strapi has other code there. */
export const changePanelCode = {
  name: 'portal-panel-code',
  transform(code: string, id: string): { code: string; map: null } | null {
    const [file = ''] = id.split('?');
    const found = CHANGES.find(({ module }) => file.endsWith(module));
    if (!found) return null;
    const translated = found.words.reduce((text, [english, dutch]) => {
      if (!text.includes(english))
        throw new Error(`${found.module} has no ${english}: see src/admin/vite.config.ts`);
      return text.replace(english, () => dutch);
    }, code);
    return { code: translated, map: null };
  },
};

/** Strapi builds its panel with this. */
export default <Config extends PanelConfig>(config: Config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), changePanelCode],
});
