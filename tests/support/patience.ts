import process from 'node:process';

/**
 * Milliseconds after which a test, or one thing that it waits for, is given up. They end what hangs and prove nothing: a machine that others
 * share may stand still for minutes, so the whole run waits longer than whoever works on a test and wants to see it fail.
 */
export const patience = process.env['WHOLE_RUN'] === undefined ? { test: 300_000, wait: 30_000 } : { test: 1_200_000, wait: 300_000 };
