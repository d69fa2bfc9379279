/** Lets everything that has been answered already be heard: no time passes. */
export const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
