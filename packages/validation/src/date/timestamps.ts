/** [V8] Dates travel as second timestamps, their milliseconds as the fraction. */
export const toSeconds = (milliseconds: number): number => milliseconds / 1000;

/** [V8] Date pickers hold millisecond timestamps. */
export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000);
