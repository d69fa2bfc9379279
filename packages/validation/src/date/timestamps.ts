/** [V8] Dates travel as second timestamps. */
export const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** [V8] Date pickers hold millisecond timestamps. */
export const toMilliseconds = (seconds: number): number => seconds * 1000;
