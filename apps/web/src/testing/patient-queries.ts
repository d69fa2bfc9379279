import { configure } from '@testing-library/react';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds after which something that a test waits for is given up. */
    wait: number;
  }
}

configure({ asyncUtilTimeout: inject('wait') });
