import process from 'node:process';

const isWholeRun = process.env['WHOLE_RUN'] !== undefined;

/**
 * Milliseconds after which a test, or one thing that it waits for, is given up, and after which a file that has not said a word is ended.
 * They end what hangs and prove nothing: a machine that others share may stand still for a while, so the whole run waits longer than
 * a person who works on a test and wants to see it fail.
 */
export const patience = { test: isWholeRun ? 180_000 : 90_000, wait: isWholeRun ? 60_000 : 20_000, file: 300_000, queue: 3_600_000 };
