import type { StoredValues } from './stored-values.ts';

const keysOf = (area: Storage): readonly string[] =>
  Array.from({ length: area.length }, (_, at) => area.key(at))
    .filter(key => key !== null)
    .toSorted();

/** Stored values as JSON in a Web Storage area. `area` is asked at every use: reading the property may throw where storage is forbidden. */
export function webStorageValues(area: () => Storage): StoredValues {
  const attempt = <Value>(run: () => Value): Value | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    read: key =>
      attempt(() => {
        const text = area().getItem(key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      }),
    write: (key, value) => void attempt(() => area().setItem(key, JSON.stringify(value))),
    remove: key => void attempt(() => area().removeItem(key)),
    keys: beginning => attempt(() => keysOf(area()).filter(key => key.startsWith(beginning))) ?? [],
  };
}
