import type { Definition } from './read-schema.ts';

const withoutComments = (sql: string): string => sql.replaceAll(/--.*/g, '');

/**
 * What each definition names of the others: views name views and functions, functions name functions. A function may name views
 * too, but looks for them only when it is called.
 */
export const needsOf = (definitions: readonly Definition[]): ReadonlyMap<Definition, readonly Definition[]> => {
  const byObject = new Map(definitions.map(definition => [definition.object, definition]));
  const needs = ({ kind, object, sql }: Definition): readonly Definition[] =>
    [...new Set(withoutComments(sql).match(/\w+/g))]
      .filter(word => word !== object)
      .flatMap(word => byObject.get(word) ?? [])
      .filter(other => kind === 'view' || other.kind === 'function');
  return new Map(definitions.map(definition => [definition, needs(definition)]));
};

/** The definitions in an order in which each comes after what it needs. */
export const needsFirst = (definitions: readonly Definition[]): readonly Definition[] => {
  const needs = needsOf(definitions);
  const ordered = new Set<Definition>();
  const place = (definition: Definition, waiting: readonly Definition[]): void => {
    if (ordered.has(definition)) return;
    if (waiting.includes(definition)) throw new Error(`${[...waiting, definition].map(({ name }) => name).join(' needs ')}`);
    for (const needed of needs.get(definition)!) place(needed, [...waiting, definition]);
    ordered.add(definition);
  };
  for (const definition of definitions) place(definition, []);
  return [...ordered];
};

/** The given definitions and all that need one of them, directly or by others. */
export const withDependants = (changed: ReadonlySet<Definition>, definitions: readonly Definition[]): ReadonlySet<Definition> => {
  const needs = needsOf(definitions);
  const touched = new Set<Definition>();
  for (const definition of needsFirst(definitions)) {
    if (changed.has(definition) || needs.get(definition)!.some(needed => touched.has(needed))) touched.add(definition);
  }
  return touched;
};
