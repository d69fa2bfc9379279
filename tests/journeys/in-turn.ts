import { sep } from 'node:path';
import process from 'node:process';
import { test as base } from '@playwright/test';
import { takeTurn } from '../run/take-turn.ts';
import { patience } from '../support/patience.ts';
import { textInSight } from './text-in-sight.ts';

/** A journey that waits for its turn among all test files, and prints what its page said where it fails. */
export const inTurn = base.extend<{ turn: void; lastSight: void }>({
  turn: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use, { titlePath, title }) => {
      // the first title is the path of the file below the folder of the journeys
      const turn = await takeTurn(`tests/journeys/${titlePath[0]?.split(sep).join('/')}`);
      turn.at(title);
      await use();
      turn.giveBack();
    },
    // the time in the queue is not the journey's
    { auto: true, timeout: patience.queue },
  ],
  lastSight: [
    async ({ page }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      process.stdout.write(`\n${testInfo.title}: ${page.url()} said when it failed (pictures in ${testInfo.outputDir}):\n`);
      process.stdout.write(`${await textInSight(page)}\n`);
    },
    { auto: true },
  ],
});
