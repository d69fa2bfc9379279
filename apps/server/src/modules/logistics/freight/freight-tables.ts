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

/** The period in force on a day of the rate card that some id is a period of; `NO_TABLE` where there is none. */
export type FreightShelf = (id: number, day: LocalDate) => Promise<Result<StoredFreightTable>>;

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

/** Rate cards that some ids are periods of, for questions of many days: each period is read once, when it is first asked for. */
export async function freightShelf(database: Kysely<Tables>, ids: readonly number[]): Promise<FreightShelf> {
  const named = await database
    .selectFrom('freight_table as n')
    .leftJoin('freight_table as p', join => join.onRef('p.code', '=', 'n.code').on('p.status', '=', 1))
    .select(['n.id as named', 'n.code', 'p.id', 'p.effective_from as from', 'p.effective_to as to'])
    .where('n.id', 'in', [...ids, 0])
    .execute();
  const periods = Map.groupBy(named, row => row.named);
  const read = new Map<number, Promise<StoredFreightTable | undefined>>();
  const table = (id: number) => {
    const known = read.get(id) ?? freightTables(database, [id]).then(found => found.get(id));
    read.set(id, known);
    return known;
  };
  return async (id, day) => {
    const own = periods.get(id);
    if (!own) return refuse(notFound);
    const current = own.find(({ from, to }) => from !== null && from <= day && (to === null || to >= day));
    const found = typeof current?.id === 'number' ? await table(current.id) : undefined;
    if (found) return ok(found);
    return refuse({
      code: 'NO_TABLE',
      message: fill(
        { zh: '运费表{code}在{day}没有有效的一期', en: 'Rate card {code} has no period in force on {day}' },
        { code: own[0]!.code, day },
      ),
    });
  };
}

/** The period in force on a day of the rate card that some id is a period of; `NO_TABLE` where there is none. */
export const freightTableOn = async (database: Kysely<Tables>, id: number, day: LocalDate): Promise<Result<StoredFreightTable>> =>
  (await freightShelf(database, [id]))(id, day);
