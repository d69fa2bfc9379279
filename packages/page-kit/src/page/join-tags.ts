/** [IM1] What a list holds with what a row adds to it: behind it, each once, and nothing that is there in another spelling. */
export function joinTags(held: readonly string[], given: readonly string[], alike: (value: string) => string): readonly string[] {
  const known = new Set(held.map(alike));
  const isFirst = (value: string, at: number) => given.findIndex(other => alike(other) === alike(value)) === at;
  return [...held, ...given.filter((value, at) => !known.has(alike(value)) && isFirst(value, at))];
}
