import type { Gathered } from './gather-modules.ts';

/** Loads the modules of all words. Stands in the chunk of the frame, so that what the frame has brought is in no view's chunk again. */
export const loadModules = async (): Promise<Gathered> => (await import('./all-modules.ts')).allModules();
