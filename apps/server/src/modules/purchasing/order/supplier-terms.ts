import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PendingRow } from '../../../platform/resources/writes/settle-rows.ts';

/** Different ids among values of reference fields. */
export const idsIn = (values: readonly unknown[]): readonly number[] => [...new Set(values.filter(value => typeof value === 'number'))];

/** What an order takes from its supplier. */
export interface SupplierTerms {
  readonly currency: string | null;
  readonly taxRate: string;
  readonly paymentMethod: number | null;
  readonly buyer: number | null;
}

/**
 * What another record says of the terms of an order: what the order does not say, and, once it names another one, all that was not changed
 * as well.
 */
export function saidAgain({ before, after }: PendingRow, by: string, terms: RecordValues): RecordValues {
  const isOther = before !== undefined && before[by] !== after[by];
  return Object.fromEntries(
    Object.entries(terms).map(([key, value]) => [key, isOther && after[key] === before[key] ? value : (after[key] ?? value)]),
  );
}

/** Whether an order leaves something to another record that says these terms: it names another one now, or does not say all of them. */
export const leavesOpen = ({ before, after }: PendingRow, by: string, terms: readonly string[]): boolean =>
  (before !== undefined && before[by] !== after[by]) || terms.some(key => after[key] === undefined || after[key] === null);

/** The terms that {@link termsOf} answers. */
export const supplierTerms = ['currency', 'taxRate', 'paymentMethod', 'buyer'] as const satisfies readonly (keyof SupplierTerms)[];

/** The terms of suppliers, by their ids. */
export async function termsOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, SupplierTerms>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('supplier')
    .select(['id', 'currency', 'tax_rate', 'payment_method', 'purchase_user'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(row => [
      row.id,
      { currency: row.currency, taxRate: row.tax_rate ?? '0', paymentMethod: row.payment_method, buyer: row.purchase_user },
    ]),
  );
}
