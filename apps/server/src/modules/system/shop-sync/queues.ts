/** The queue of shops whose access is about to expire. */
export const tokenQueue = 'token';

/** The queue of what shops are asked for. */
export const syncQueue = 'sync';
