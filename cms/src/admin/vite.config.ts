import { WRITTEN_OUT } from './dutch/written-out';

/** The part of Vite's configuration that is used here. */
interface PanelConfig {
  plugins?: unknown[];
}

/** Translates the words that Strapi's panel has in its code, and stops the build when an update has others. */
export const translateWrittenOut = {
  name: 'portal-dutch',
  transform(code: string, id: string): { code: string; map: null } | null {
    const [file = ''] = id.split('?');
    const found = WRITTEN_OUT.find(({ module }) => file.endsWith(module));
    if (!found) return null;
    const translated = found.words.reduce((text, [english, dutch]) => {
      if (!text.includes(english))
        throw new Error(`${found.module} has no ${english}: see dutch/written-out.ts`);
      return text.replace(english, () => dutch);
    }, code);
    return { code: translated, map: null };
  },
};

/** Strapi builds its panel with this. */
export default <Config extends PanelConfig>(config: Config) => ({
  ...config,
  plugins: [...(config.plugins ?? []), translateWrittenOut],
});
