/** Fewest letters to put in, take out or change to come from one text to the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, opposite] of [...other].entries())
      next.push(Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === opposite ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The entry one of whose names is nearest to a text; long texts are compared by their beginning. */
export function nearest<Entry>(text: string, entries: readonly Entry[], namesOf: (entry: Entry) => readonly string[]): Entry | undefined {
  const start = text.slice(0, 40);
  const distance = (entry: Entry) => Math.min(...namesOf(entry).map(name => editDistance(start, name)));
  return entries.map(entry => ({ entry, away: distance(entry) })).toSorted((one, other) => one.away - other.away)[0]?.entry;
}
