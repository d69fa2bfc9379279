import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/tree.ts';

/** Where the seconds stand that `pnpm times` records. */
export const recordedPath = join(root, 'tests/run/recorded-seconds.json');

/** Processor seconds that a test file may cost, with its browser, its servers and their database. */
export const mostSeconds = 30;

/** Processor seconds of each test file when it last ran alone, by its path from the root. */
export const recordedSeconds = (): Readonly<Record<string, number>> =>
  existsSync(recordedPath) ? (JSON.parse(readFileSync(recordedPath, 'utf8')) as Record<string, number>) : {};
