/** Asks once for each key and returns the same promise, so that React can wait for it. A failure is forgotten, so a retry asks again. */
export function onceEach<Value>(ask: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>();
  return key => {
    const known = asked.get(key);
    if (known) return known;
    const promise = ask(key);
    asked.set(key, promise);
    promise.catch(() => asked.delete(key));
    return promise;
  };
}
