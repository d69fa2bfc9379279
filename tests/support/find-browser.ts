import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to do where there is no browser, in one line. */
export const noBrowser =
  'No Chromium found for the journeys. Install one (`apt-get install chromium`, or `pnpm exec playwright install chromium`) or name it in CHROMIUM_PATH.';

/** Path of a Chromium: the one named by CHROMIUM_PATH, Playwright's own, or one that is installed. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...installed].find(
    path => path !== undefined && path !== '' && existsSync(path),
  );

/** How it is started everywhere: quiet, without a graphics card; without its sandbox only for root, for whom it refuses to have one. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
