import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `npm run dev` says where the server is. */
const server = process.env.PORTAL_URL ?? 'http://127.0.0.1:1337';

/** A browser's own visit to /admin/… gets the portal; only calls for data go on to the server. */
const admin = {
  target: server,
  bypass: ({ headers, url }: { headers: { accept?: string }; url?: string }) =>
    headers.accept?.includes('text/html') ? url : undefined,
};

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': server, '/saml2': server, '/_files': server, '/admin': admin } },
  // The content security policy allows no inline content, so no file is small enough to be inlined.
  // /assets is a screen of the portal.
  build: { outDir: 'dist', assetsDir: 'static', assetsInlineLimit: 0 },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: ['src/test-setup.ts'] },
});
