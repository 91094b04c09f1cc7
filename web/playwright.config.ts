import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ADMIN, MAINTAINER } from './e2e/support/accounts';
import { browserPath } from './e2e/support/browser';
import { freePort } from './e2e/support/free-port';

// Every worker loads this file; all must use the port that the first process chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_BROWSER ??= await browserPath();
process.env.E2E_DATA ??= mkdtempSync(path.join(os.tmpdir(), 'portal-e2e-'));
const { E2E_PORT: port, E2E_BROWSER: executablePath, E2E_DATA: dataDir } = process.env;
const url = `http://127.0.0.1:${port}`;

const MINUTE = 60_000;

/** Empty variables count as not set, so the settings of this machine do not apply. */
const portal = {
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  DATA_DIR: dataDir,
  DEMO: 'true',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  MAINTAINER_EMAIL: MAINTAINER.email,
  MAINTAINER_PASSWORD: MAINTAINER.password,
  RATE_LIMIT: 'off',
  EMBED_HOSTS: 'player.vimeo.com',
  WEBHOOK_HOSTS: '127.0.0.1',
};

const WIDE = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const NARROW = { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true };

const AXE = 'e2e/accessibility';

/**
 * The first tier is the project `journeys`: what a release stands on, tagged @journey, at 1440 px. The other projects are
 * the second: all the rest; at 360 px what is tagged @everywhere or @mobile (there only); and axe on every screen.
 */
export default defineConfig({
  testDir: 'e2e',
  // A busy machine may stall for a while.
  timeout: 2 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  forbidOnly: true,
  // On a machine that stood still it is time that failed. The report names what passed at the second try.
  retries: 1,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: url,
    // A service worker would hide requests from tests that mock them; e2e/offline.spec.ts enables it.
    serviceWorkers: 'block',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // Traces are slower than the tests themselves; use `--trace on` to debug one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: `${AXE}/**`, grep: /@journey\b/, use: WIDE },
    { name: 'desktop', testIgnore: `${AXE}/**`, grepInvert: /@(mobile|journey)\b/, use: WIDE },
    { name: 'phone', testIgnore: `${AXE}/**`, grep: /@(mobile|everywhere)\b/, use: NARROW },
    { name: 'axe-desktop', testDir: AXE, grepInvert: /@mobile\b/, use: WIDE },
    { name: 'axe-phone', testDir: AXE, use: NARROW },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/support/portal-server.mjs`,
    url: `${url}/_health`,
    env: portal,
    timeout: 5 * MINUTE,
    gracefulShutdown: { signal: 'SIGTERM', timeout: MINUTE / 2 },
    stdout: 'ignore',
  },
});
