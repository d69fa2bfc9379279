import type { TariffRow } from '@axle/logistics';
import { tariffPrefixes } from '@axle/logistics';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';

/** A row of a tariff with what people call it and how many SKUs have it. */
export interface StoredTariff extends TariffRow {
  readonly nameZh?: string;
  readonly nameEn?: string;
  readonly exportRebate?: string;
  readonly skus: number;
}

/** Columns of the rows, as records have them. */
const columns = [
  'id',
  'version',
  'country',
  'code',
  'name_zh as nameZh',
  'name_en as nameEn',
  'mfn',
  'vat',
  'export_rebate as exportRebate',
  'effective_from as effectiveFrom',
  'effective_to as effectiveTo',
] as const;

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const whole = async (database: Kysely<Tables>, { resource }: RecordParts, rows: readonly Row[]): Promise<readonly StoredTariff[]> => {
  const heads = rows.map(row => ({
    ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row),
    extras: [],
    skus: row['skus'] ?? 0,
  }));
  return (await withLines(database, resource, ['extras'], heads)) as unknown as readonly StoredTariff[];
};

/** How many SKUs have the code of a row. */
const counted = sql<number | null>`(select s.skus from tariff_code_list s where s.id = tariff_code.id)`.as('skus');

/** Rows of a country that may say what a code pays: its own and those of its prefixes. */
export async function tariffsFor(parts: RecordParts, country: string, code: string): Promise<readonly StoredTariff[]> {
  const rows = await parts.database
    .selectFrom('tariff_code')
    .select([...columns, counted])
    .where('country', '=', country)
    .where('code', 'in', [...tariffPrefixes(code)])
    .where('status', '=', 1)
    .execute();
  return whole(parts.database, parts, rows);
}

/** Rows of which a rate, or an extra duty, begins or ends within a span of days. */
export async function tariffsChanging(
  parts: RecordParts,
  from: string,
  to: string,
  country: string | undefined,
): Promise<readonly StoredTariff[]> {
  const rows = await parts.database
    .selectFrom('tariff_code')
    .select([...columns, counted])
    .where('status', '=', 1)
    .$if(country !== undefined, query => query.where('country', '=', country!))
    .where(where =>
      where.or([
        where.between('effective_from', from, to),
        where.between('effective_to', from, to),
        where.exists(
          where
            .selectFrom('tariff_code_extras as e')
            .select('e.id')
            .whereRef('e.record_id', '=', 'tariff_code.id')
            .where(line => line.or([line.between('e.from', from, to), line.between('e.to', from, to)])),
        ),
      ]),
    )
    .orderBy('code')
    .limit(1000)
    .execute();
  return whole(parts.database, parts, rows);
}
