import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { atEndOfFile } from './at-end-of-file.ts';
import { layShopKey, takeShopKey } from './take-shop-key.ts';
import { filesOf, templateNamed } from './templates.ts';
import { copyOf, type TestDatabase } from './test-database.ts';

/** What a server finds that was started today with the demo company: its database and its data folder. */
export interface DemoOfToday extends TestDatabase {
  readonly dataFolder: string;
}

/**
 * The demo company as a server makes it today, for tests that start a whole one over it. Call it at the top of a test file, outside any
 * hook.
 */
export const demoOfToday = async (): Promise<DemoOfToday> => {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'axle-demo-'));
  atEndOfFile(() => rm(dataFolder, { recursive: true, force: true }));
  await takeShopKey();
  await layShopKey(dataFolder);
  const template = await templateNamed('todayTemplate');
  const database = await copyOf(template);
  await cp(filesOf(template), path.join(dataFolder, 'files'), { recursive: true });
  return { ...database, dataFolder };
};
