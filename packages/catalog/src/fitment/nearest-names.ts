import { foldSpelling } from '@axle/kernel';

/** How many letters one word is away from another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/**
 * [FIT2] The names that a mistyped one probably means, the nearest first; case does not count, and of equally near ones the alphabet
 * decides.
 */
export function nearestNames(typed: string, names: Iterable<string>, most = 3): readonly string[] {
  const folded = foldSpelling(typed);
  return [...new Set(names)]
    .map(name => ({ name, far: distance(folded, foldSpelling(name)) }))
    .toSorted((one, other) => one.far - other.far || (one.name < other.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}
