import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** Where browsers stand; first the one without windows, which has a tenth less to do. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What to do where there is no browser, in one line. */
export const noBrowser =
  'No Chromium found for the journeys. Install one (`apt-get install chromium-headless-shell`, or `pnpm exec playwright install chromium`) or name it in CHROMIUM_PATH.';

/** Path of a Chromium: the one named by CHROMIUM_PATH, Playwright's own, or one that is installed. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...installed].find(
    path => path !== undefined && path !== '' && existsSync(path),
  );

/**
 * Features that are left out. The last list that a browser is given counts, so that what Playwright leaves out stands here as well. The
 * rest is what a window has that nobody sees: pages that wait behind its address bar, and processes for pages that may come. They cost two
 * thirds of what opening the product's first page costs.
 */
const withoutFeatures: readonly string[] = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** How it is started everywhere: quiet, without a graphics card; without its sandbox only for root, for whom it refuses to have one. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
