/** What follows from a thing alone, worked out once for each. The answer is shared: nobody may change it. */
export function onceFor<Thing extends object, Answer>(work: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const known = new WeakMap<Thing, Answer>();
  return thing => {
    const found = known.get(thing);
    if (found !== undefined) return found;
    const answer = work(thing);
    known.set(thing, answer);
    return answer;
  };
}
