import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { AddRecords } from '../../../platform/demo/add-records.ts';
import { demoCarriers } from './demo-carriers.ts';

/** Adds the carriers of the first leg, and answers their ids by code. */
export async function addDemoCarriers(transaction: Transaction<Tables>, add: AddRecords): Promise<ReadonlyMap<string, number>> {
  const countries = new Map((await transaction.selectFrom('country').select(['id', 'iso2']).execute()).map(row => [row.iso2, row.id]));
  const suppliers = new Map(
    (await transaction.selectFrom('supplier').select(['id', 'supplier_code']).execute()).map(row => [row.supplier_code, row.id]),
  );
  return add(
    'carrier',
    demoCarriers.map(({ country, supplier, ...rest }) => ({
      ...rest,
      country: countries.get(String(country)),
      ...(supplier === undefined ? {} : { supplier: suppliers.get(String(supplier)) }),
    })),
  );
}
