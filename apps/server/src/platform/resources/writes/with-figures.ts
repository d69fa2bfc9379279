import type { RecordRow, Resource } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { selectRows } from '../query/select-rows.ts';

/** A record as it was written, with its figures as they are now. */
export async function withFigures(database: Kysely<Tables>, resource: Resource, row: RecordRow): Promise<RecordRow> {
  const keys = Object.keys(resource.fields).filter(key => resource.fields[key]!.figure);
  if (keys.length === 0) return row;
  const [figures] = await selectRows(database, resource, keys, sql`where t.id = ${row.id}`);
  return { ...row, ...Object.fromEntries(keys.map(key => [key, figures?.[key]])), version: row.version };
}
