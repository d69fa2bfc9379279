import type pg from 'pg';
import type { Definition } from './read-schema.ts';
import type { Redefinition } from './redefinition.ts';
import { run } from './run.ts';

/** Drops a function unless a table stands on it, by a trigger, an index or a computed column: then it is replaced in place. */
const dropFunction = async (client: pg.ClientBase, name: string, replaced: boolean): Promise<void> => {
  await client.query('savepoint before_drop');
  try {
    await client.query(`drop function if exists ${name}`);
  } catch (error) {
    if (!replaced || (error as { code?: string }).code !== '2BP01') throw error;
    await client.query('rollback to savepoint before_drop');
  }
  await client.query('release savepoint before_drop');
};

/** Drops what is to be redefined or no longer exists. */
export const dropDefined = async (client: pg.ClientBase, { drop, define }: Redefinition): Promise<void> => {
  const of = (kind: Definition['kind']): readonly string[] => drop.filter(one => one.kind === kind).map(({ object }) => object);
  const views = of('view');
  if (views.length > 0) await client.query(`drop view if exists ${views.join(', ')}`);
  const replaced = new Set(define.map(({ object }) => object));
  for (const name of of('function').toReversed()) await dropFunction(client, name, replaced.has(name));
  for (const { kind, object } of drop) await client.query('delete from schema_definition where kind = $1 and object = $2', [kind, object]);
};

/** Defines the functions, before tables that may want them, or the views, after the tables that they show. */
export const define = async (client: pg.ClientBase, kind: Definition['kind'], { define: definitions }: Redefinition): Promise<void> => {
  // A body may name tables and functions that come later.
  await client.query('set local check_function_bodies = off');
  for (const definition of definitions.filter(one => one.kind === kind)) {
    await run(client, definition);
    await client.query('insert into schema_definition (kind, object, checksum) values ($1, $2, $3)', [
      kind,
      definition.object,
      definition.checksum,
    ]);
  }
};
