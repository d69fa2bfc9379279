import type { Defined } from './defined.ts';
import { needsFirst, withDependants } from './needs-first.ts';
import type { Definition } from './read-schema.ts';

/** What is to be done about views and functions. */
export interface Redefinition {
  /** What goes, because its definition changed, is gone, or stands on one of these; each after what it needs. */
  readonly drop: readonly Pick<Defined, 'kind' | 'object'>[];
  /** What is defined, each after what it needs. */
  readonly define: readonly Definition[];
}

/**
 * Compares the record with the definitions. A change of tables wants all views out of its way: it could not alter a column that one shows.
 */
export const redefinition = (defined: readonly Defined[], definitions: readonly Definition[], tablesChange: boolean): Redefinition => {
  const key = ({ kind, object }: Pick<Defined, 'kind' | 'object'>): string => `${kind} ${object}`;
  const before = new Map(defined.map(one => [key(one), one.checksum]));
  const changed = definitions.filter(one => before.get(key(one)) !== one.checksum || (tablesChange && one.kind === 'view'));
  const touched = withDependants(new Set(changed), definitions);
  const known = new Set(definitions.map(key));
  return {
    drop: [...defined.filter(one => !known.has(key(one))), ...[...touched].filter(one => before.has(key(one)))],
    define: needsFirst(definitions).filter(one => touched.has(one)),
  };
};
