/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortClassName } from './class-names.ts';
import { slimIcons } from './slim-icons.ts';
import { smallerFirstVisit } from './smaller-first-visit.ts';

/** A chunk of its own: half of what a first visit fetches, and it changes less often than the portal. */
const REACT =
  /node_modules\/(react|react-dom|scheduler|clsx|lucide-react\/dist\/esm(?!\/icons))\/|vite\/preload-helper/;

/** Screens that readers do not need. */
const TOOLS = [
  'page-editor',
  'sortable',
  'source-colours',
  'admin',
  'assets-screen',
  // Shared by the library and the asset picker; named after one of its files.
  'library-state',
  'use-dropped-files',
  'user',
  'group',
  'deleted-pages',
  'history-dialog',
  'view-as-dialog',
  'elements',
  'upload',
  'sentry',
];

/** Set by `npm run dev`. */
const server = process.env.PORTAL_URL ?? 'http://127.0.0.1:1337';

/** Navigation to /admin/… gets the portal; only API calls are proxied to the server. */
const admin = {
  target: server,
  bypass: ({ headers, url }: { headers: { accept?: string }; url?: string }) =>
    headers.accept?.includes('text/html') ? url : undefined,
};

export default defineConfig(({ command }) => ({
  // Readable class names in development.
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  plugins: [
    react(),
    slimIcons,
    smallerFirstVisit,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        // Only what readers need; the worker caches tools once they are used (src/service-worker/tools).
        globPatterns: ['static/*.{js,css,svg,woff2}'],
        globIgnores: TOOLS.map((name) => `static/${name}*`),
      },
      manifest: {
        name: 'Corporate Identity Manager',
        short_name: 'Huisstijl',
        description: 'De huisstijl: regels, voorbeelden en bestanden op één plek.',
        lang: 'nl-NL',
        start_url: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#ffffff',
        // The server draws them, from the hospital's name and colours.
        icons: [
          { src: 'pwa-64x64.png', sizes: '64x64', type: 'image/png' },
          { src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
          { src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
          { src: 'maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  server: {
    port: 5173,
    proxy: {
      '/api': server,
      '/saml2': server,
      '/_files': server,
      '/vast': server,
      '/admin': admin,
      '^/[\\w-]+\\.(png|ico|svg)$': server,
    },
  },
  resolve: {
    // React has had it since 18; the shim for older versions only adds bytes.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    // All supported browsers have modulepreload.
    modulePreload: {
      polyfill: false,
      // For lazy screens only styles: listing their scripts as well would add bytes to every first visit.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    // /assets is a screen of the portal.
    assetsDir: 'static',
    // From it the server knows which files a page needs besides those of every page.
    manifest: true,
    // The content security policy forbids inline content.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The second one is for pages that are there before their scripts.
      input: ['index.html', 'src/start.ts'],
      // An index.ts only re-exports, so importing from it need not bundle the whole feature.
      treeshake: { moduleSideEffects: [{ test: /src\/features\/[\w-]+\/index\.ts$/, sideEffects: false }] },
      output: {
        // Shorter names than by default, of fewer characters: the first script names all the others.
        hashCharacters: 'hex',
        entryFileNames: 'static/[name]-[hash:7].js',
        chunkFileNames: 'static/[name]-[hash:7].js',
        assetFileNames: 'static/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 1 },
            // Without the other entry.
            { name: 'portal', test: /^(?!.*\/src\/start\.ts$)/, tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // A frame that is opened must not ask another site.
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } } },
    pool: 'threads',
    isolate: false,
    // Its cache, and its requests that are still under way, would go on in the file after this one.
    server: { deps: { inline: ['swr'] } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // A busy machine may stall for a while.
    testTimeout: 60_000,
    retry: 1,
  },
}));
