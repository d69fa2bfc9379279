import process from 'node:process';

/**
 * A logger that was not closed is flushed at the end of the process: its package listens once for all, and no longer when they are
 * collected.
 */
const own = (event: string | symbol): boolean => event !== 'exit';

const read = () => ({
  environment: new Map(Object.entries(process.env)),
  listeners: new Map(
    process
      .eventNames()
      .filter(own)
      .map(event => [event, process.listeners(event as NodeJS.Signals)]),
  ),
  globals: new Map(Object.entries({ Date, setTimeout, setInterval, setImmediate, queueMicrotask, fetch, performance })),
  folder: process.cwd(),
});

const differing = <Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>, same = Object.is): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(key => !same(before.get(key), after.get(key))).map(String);

const sameMembers = (one: readonly unknown[] = [], other: readonly unknown[] = []): boolean =>
  one.length === other.length && one.every((member, at) => member === other[at]);

/** Remembers what all test files of one process share; answers later what has not been put back as it was. */
export const rememberProcess = (): (() => readonly string[]) => {
  const before = read();
  return () => {
    const after = read();
    return [
      ...differing(before.environment, after.environment).map(name => `environment variable ${name}`),
      ...differing(before.listeners, after.listeners, sameMembers as typeof Object.is).map(
        event => `listeners of the process for ${event}`,
      ),
      ...differing(before.globals, after.globals).map(name => `global ${name}`),
      ...(before.folder === after.folder ? [] : ['working folder']),
    ];
  };
};
