import { fill, type LocalDate, ok, refuse, type Result } from '@axle/kernel';
import type { FreightTable } from '@axle/logistics';
import { notFound } from '@axle/page-kit';
import { fbmFreight } from '@axle/pages/logistics/freight/fbm-freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';

/** A rate card as it is kept. */
export interface StoredFreightTable extends FreightTable {
  readonly id: number;
  readonly tableNo: string;
}

/** Rate cards that were read already, by id: who asks for many days reads each of them once. */
export type FreightShelf = Map<number, StoredFreightTable>;

const lines = ['rates', 'zones', 'surcharges', 'fuel'] as const;

/** Some rate cards with their lines, by id. */
export async function freightTables(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, StoredFreightTable>> {
  const { resource } = fbmFreight;
  if (!resource) throw new Error('there is no page of rate cards');
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('freight_table')
    .select(['id', 'version', 'table_no', 'currency', 'weight_unit', 'divisor', 'dim_round', 'step_unit'])
    .where('id', 'in', [...ids])
    .execute();
  const heads = rows.map(
    ({ id, version, table_no: tableNo, currency, weight_unit: weightUnit, divisor, dim_round: dimRound, step_unit: stepUnit }) => ({
      id,
      version,
      tableNo,
      currency,
      weightUnit,
      divisor,
      dimRound,
      stepUnit,
      ...Object.fromEntries(lines.map(key => [key, []])),
    }),
  );
  const whole = (await withLines(database, resource, lines, heads)) as unknown as readonly StoredFreightTable[];
  return new Map(whole.map(table => [table.id, table]));
}

/** The period in force on a day of the rate card that some id is a period of; `NO_TABLE` where there is none. */
export async function freightTableOn(
  database: Kysely<Tables>,
  id: number,
  day: LocalDate,
  shelf: FreightShelf = new Map(),
): Promise<Result<StoredFreightTable>> {
  const named = await database.selectFrom('freight_table').select(['code']).where('id', '=', id).executeTakeFirst();
  if (!named) return refuse(notFound);
  const current = await database
    .selectFrom('freight_table')
    .select('id')
    .where('code', '=', named.code)
    .where('status', '=', 1)
    .where('effective_from', '<=', day)
    .where(where => where.or([where('effective_to', 'is', null), where('effective_to', '>=', day)]))
    .executeTakeFirst();
  const found = current && (shelf.get(current.id) ?? (await freightTables(database, [current.id])).get(current.id));
  if (found) {
    shelf.set(found.id, found);
    return ok(found);
  }
  return refuse({
    code: 'NO_TABLE',
    message: fill(
      { zh: '运费表{code}在{day}没有有效的一期', en: 'Rate card {code} has no period in force on {day}' },
      { code: named.code, day },
    ),
  });
}
