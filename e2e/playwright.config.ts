import { defineConfig } from '@playwright/test'
import { chromiumExecutable } from './fixtures/chromium'
import { controlPort, suitePort } from './fixtures/addresses'

const chromium = chromiumExecutable()
/** What has a project of its own. */
const testIgnore = /\.(alone|earlier)\.spec\.ts$/

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // A second try tells a machine that was busy from a page that is wrong. `npm test` names each test that needed one and
  // fails when they are more than a few (scripts/checks/read-reports.mjs).
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../reports/browser.json' }]],
  use: {
    // The tests of a worker share a context, which is emptied between them (cookies, storage, routes, scripts, clock);
    // what the browser has fetched and compiled stays, as it does for somebody who comes back.
    reuseContext: true,
    baseURL: `http://127.0.0.1:${suitePort}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // A press must not meet a dialog that is still growing; people can ask for the same, and the suite obeys.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'browser', testIgnore },
    // Tests of widths once more, with the shipped font blocked and a wider one in its place (fixtures/layout.ts).
    { name: 'wide-font', testIgnore, grep: /@layout/ },
    // Tests that move the server's clock or stop its database: one at a time, after the others. `npm test` runs them as
    // a check of their own, whatever became of the others (scripts/checks/check-list.mjs).
    {
      name: 'alone',
      testMatch: /\.alone\.spec\.ts$/,
      dependencies: ['browser', 'wide-font'],
      fullyParallel: false,
      workers: 1,
    },
    // On the shell of an earlier commit, or with its modules, which the checks of these names build; without SHELL_DIR and
    // MODULES_DIR they are those of now.
    { name: 'earlier-shell', testMatch: /\.earlier\.spec\.ts$/ },
    { name: 'earlier-modules', testMatch: /\.earlier\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node ../packages/testing/dist/test-server.cjs',
    env: { PORT: String(suitePort), CONTROL_PORT: String(controlPort) },
    url: `http://127.0.0.1:${suitePort}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
