/** What is said among some values, by their keys: those that are neither absent nor empty. */
export function spokenOf<Value, Key extends string>(
  values: Readonly<Record<Key, Value | undefined>>,
  keys: readonly Key[] = Object.keys(values) as Key[],
): Partial<Record<Key, Value>> {
  const said = keys.filter(key => values[key] !== undefined && values[key] !== '').map(key => [key, values[key]]);
  return Object.fromEntries(said) as Partial<Record<Key, Value>>;
}
