import type { Text } from '@axle/kernel';

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

/** Whether one text is the other, misspelt: where more than a third of the letters differ, it is another word. */
const isNear = (away: number, text: string, name: string): boolean => away * 3 <= Math.max(text.length, name.length);

/** The entry one of whose names is nearest to a text, of those that it may be misspelt; long texts are compared by their beginning. */
export function nearest<Entry>(text: string, entries: readonly Entry[], namesOf: (entry: Entry) => readonly string[]): Entry | undefined {
  const start = text.slice(0, 40);
  const near = entries.flatMap(entry =>
    namesOf(entry)
      .map(name => ({ entry, away: editDistance(start, name), name }))
      .filter(({ away, name }) => isNear(away, start, name)),
  );
  return near.toSorted((one, other) => one.away - other.away)[0]?.entry;
}

/** What is said of a near entry behind a refusal; nothing where there is none. */
export function didYouMean(near: string | undefined): Text {
  const silence = '';
  return near === undefined ? { zh: silence, en: silence } : { zh: `，是否为${near}？`, en: `; did you mean ${near}?` };
}
