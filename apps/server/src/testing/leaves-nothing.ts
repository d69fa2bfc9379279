import { afterAll, inject } from 'vitest';
import { closeLeftOpen } from './at-end-of-file.ts';
import { watchResources } from './open-resources.ts';
import { rememberProcess } from './process-state.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds after which one thing that is waited for is given up. */
    wait: number;
  }
}

// what a file before this one left open would be taken for its own
await closeLeftOpen();

/**
 * Test files share their process: at the end of each, behind its own hooks, nothing that it opened may still be at work, and what is the
 * process's must be as it was. What is left fails the file.
 */
const resources = watchResources();
const changed = rememberProcess();

afterAll(async () => {
  const left = [...(await resources.stop(inject('wait'))).map(name => `open: ${name}`), ...changed().map(name => `changed: ${name}`)];
  if (left.length > 0) throw new Error(`this file leaves something behind\n${left.join('\n')}`);
});
