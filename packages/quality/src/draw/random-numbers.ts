/** 2 to the power of 32: how many numbers a draw can come to. */
const span = 4_294_967_296;

/**
 * Numbers that look random and follow from a seed alone (mulberry32): whoever has the seed draws the same again. Each call gives a whole
 * number from 0 below the given bound.
 */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / span) * below);
  };
}

/** Some of the numbers from 1 to a count, in random order. */
export function drawnNumbers(count: number, howMany: number, next: (below: number) => number): readonly number[] {
  // a shuffle of Fisher and Yates that moves what it needs alone
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(howMany, count) }, (_, at) => {
    const from = at + next(count - at);
    const drawn = moved.get(from) ?? from;
    moved.set(from, moved.get(at) ?? at);
    return drawn + 1;
  });
}
