/** Waits so many milliseconds: between two looks at a task that the server works at. */
export const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
