import type pg from 'pg';
import type { Definition } from './read-schema.ts';

/** A view or function as it was defined last. */
export interface Defined {
  readonly kind: Definition['kind'];
  readonly object: string;
  readonly checksum: string;
}

/** The record of what is defined. */
export const readDefined = async (client: pg.ClientBase): Promise<readonly Defined[]> => {
  await client.query(`
    create table if not exists schema_definition (
      kind text not null,
      object text not null,
      checksum text not null,
      defined_at timestamptz(3) not null default now(),
      primary key (kind, object)
    )`);
  return (await client.query<Defined>('select kind, object, checksum from schema_definition')).rows;
};
