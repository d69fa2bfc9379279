/** Options that one press of a page key passes. */
const page = 10;

/**
 * Where a key leads in an open list of options, from the place that is chosen, -1 for none; undefined for keys that do not move. One rule
 * for every choice.
 */
export function stepInList(key: string, from: number, count: number): number | undefined {
  const within = (place: number) => Math.max(0, Math.min(count - 1, place));
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'Home':
      return within(0);
    case 'End':
      return within(count - 1);
    default:
      return undefined;
  }
}
