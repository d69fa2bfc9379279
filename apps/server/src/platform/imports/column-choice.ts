import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { isErrorColumn, plain } from './match-header.ts';

/** Where a person says that a file's header stands, and which field each of its columns is; null for columns that are passed over. */
export const columnChoice = z.object({
  headerRow: z.number().int().min(1).max(1_000_000),
  columns: z.array(z.string().max(120).nullable()).min(1).max(500),
});

/** See {@link columnChoice}. */
export type ColumnChoice = z.infer<typeof columnChoice>;

/** What files of one kind have in common: the names of their columns. Those that our error file adds do not count. */
export function shapeOf(cells: readonly string[]): Buffer {
  const names = cells.filter(cell => !isErrorColumn(cell)).map(plain);
  const last = names.findLastIndex(name => name !== '');
  return createHash('sha256')
    .update(JSON.stringify(names.slice(0, last + 1)))
    .digest();
}

/** Whose choices are meant, and for which import. */
interface Chooser {
  readonly by: number;
  /** Whole key of the import. */
  readonly key: string;
}

/** Keeps what a person chose for files of a shape, in place of what they chose before. */
export async function rememberColumns(
  database: Kysely<Tables>,
  { by, key }: Chooser,
  shape: Buffer,
  { columns }: Pick<ColumnChoice, 'columns'>,
  at: Date,
): Promise<void> {
  const kept = { columns: JSON.stringify(columns), at };
  await database
    .insertInto('import_columns')
    .values({ user_id: by, key, shape, ...kept })
    .onConflict(conflict => conflict.columns(['user_id', 'key', 'shape']).doUpdateSet(kept))
    .execute();
}

/** What a person chose before, by the shape of the files, in hexadecimal digits. */
export async function rememberedColumns(
  database: Kysely<Tables>,
  { by, key }: Chooser,
): Promise<ReadonlyMap<string, ColumnChoice['columns']>> {
  const rows = await database
    .selectFrom('import_columns')
    .select(['shape', 'columns'])
    .where('user_id', '=', by)
    .where('key', '=', key)
    .execute();
  return new Map(rows.map(({ shape, columns }) => [shape.toString('hex'), columns as ColumnChoice['columns']]));
}
