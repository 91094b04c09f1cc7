import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run pictures`: draws those of the README anew, from the running portal with the demo. */
export default defineConfig({
  ...tests,
  testDir: 'pictures',
  retries: 0,
  workers: 1,
  projects: [{ name: 'pictures', use: { viewport: { width: 1280, height: 800 } } }],
});
