import os from 'node:os';
import process from 'node:process';
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
  // each worker has a server and a database of its own, whose journeys share it one after the other, as colleagues do
  workers: Number(process.env['JOURNEY_WORKERS'] ?? os.availableParallelism()),
  fullyParallel: false,
  // what failed is run once more for its trace; the whole run names what passed only then
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: patience.wait,
    navigationTimeout: patience.wait,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // in a locale without UTF-8 the browser names every file with Chinese in its name 'download'
    launchOptions: { executablePath, args: [...browserArguments], env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  },
});
