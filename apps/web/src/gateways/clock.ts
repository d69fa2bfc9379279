/** The time, and doing things later. */
export abstract class Clock {
  /** Milliseconds since 1970. */
  abstract now(): number;
  /** Runs once after so many milliseconds; the returned function calls it off. */
  abstract after(milliseconds: number, run: () => void): () => void;
  /** Runs again and again; the returned function ends it. */
  abstract every(milliseconds: number, run: () => void): () => void;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};
