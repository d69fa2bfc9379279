import { wholeRegistry } from '../modules.ts';

/** All definitions with what all modules contribute, for tests. */
export const registry = await wholeRegistry();
