import type { LinesField, Tool } from '@axle/page-kit';

/** The columns of a table that a tool answers with. */
export function linesOf({ results }: Tool, name: string): LinesField {
  const field = results[name];
  if (field?.kind !== 'lines') throw new Error(`${name} is no table`);
  return field;
}
