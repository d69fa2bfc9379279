import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, noBrowser } from './tests/support/find-browser.ts';
import { patience } from './tests/support/patience.ts';

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(noBrowser);

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  timeout: patience.test,
  expect: { timeout: patience.wait },
  // one person at a time: the journeys share one database, as colleagues do
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // set by the global setup, before the workers read this file
    baseURL: process.env['JOURNEY_ORIGIN'],
    actionTimeout: patience.wait,
    navigationTimeout: patience.wait,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    // in a locale without UTF-8 the browser names every file with Chinese in its name 'download'
    launchOptions: { executablePath, args: [...browserArguments], env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  },
});
