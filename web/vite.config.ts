/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortClassName } from './class-names.ts';

/** Half of what a first visit fetches, beside the portal itself; it changes less often. */
const REACT =
  /node_modules\/(react|react-dom|scheduler|clsx|lucide-react\/dist\/esm(?!\/icons))\/|vite\/preload-helper/;

/** Screens that readers do not need. */
const TOOLS = [
  'page-editor',
  'sortable',
  'admin',
  'assets-screen',
  // What the library and the asset picker share, named after one of its files.
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

/** `npm run dev` says where the server is. */
const server = process.env.PORTAL_URL ?? 'http://127.0.0.1:1337';

/** A browser's own visit to /admin/… gets the portal; only calls for data go on to the server. */
const admin = {
  target: server,
  bypass: ({ headers, url }: { headers: { accept?: string }; url?: string }) =>
    headers.accept?.includes('text/html') ? url : undefined,
};

export default defineConfig(({ command }) => ({
  // Names of classes that tell their file are for those who work on it.
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      injectManifest: {
        // What readers need; the worker keeps the tools of who uses them (src/service-worker/tools).
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
        // The server draws them, of the hospital's own name and colours.
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
      ...{ '/api': server, '/saml2': server, '/_files': server, '/admin': admin },
      '^/[\\w-]+\\.(png|ico|svg)$': server,
    },
  },
  // The content security policy allows no inline content, so no file is small enough to be inlined.
  // /assets is a screen of the portal.
  resolve: {
    // React has had it since 18; the shim for older ones is dead weight at every first visit.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    // Every browser that the portal supports preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What the first screen needs starts at once. Of later screens every name would weigh on each first visit: styles
      // are needed, scripts find what they need themselves.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => name.endsWith('.css')),
    },
    ...{ outDir: 'dist', assetsDir: 'static', assetsInlineLimit: 0 },
    // A few kilobytes smaller than the default, at every first visit.
    minify: 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        keep_fargs: false,
        // What the router says to developers; it changes nothing.
        pure_funcs: ['warning', 'warning$1', 'warningOnce'],
      },
    },
    rolldownOptions: {
      // An index only names what others may use: a screen that imports from it gets those files, not the whole feature.
      treeshake: { moduleSideEffects: [{ test: /src\/features\/[\w-]+\/index\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT, priority: 1 },
            { name: 'portal', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    // A busy machine may stand still for a while; what is broken fails all the same.
    testTimeout: 60_000,
  },
}));
