import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassName } from './class-names.ts';
import { slimIcons } from './slim-icons.ts';

/** Builds what draws pages on the server (src/server): a script, with all that it needs. */
export default defineConfig({
  // The names of classes and of files, and the icons, are those of the build for browsers.
  css: { modules: { generateScopedName: shortClassName } },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), slimIcons],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server/child.ts',
    target: 'node20',
    assetsDir: 'static',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'child.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
