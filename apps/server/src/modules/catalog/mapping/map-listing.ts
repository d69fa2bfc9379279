import { addDays, type LocalDate, ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { notFound, type RecordRow, type RecordValues, rowChanged } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { onPage } from '../../../platform/resources/on-page.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { addRecord, changeLocked } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';

/** Of a record that is mapped: its listing. */
export interface MappedListing {
  readonly store: number;
  readonly site: number;
  readonly sellerSku: string;
}

/** The listing of a record. */
export const listingOf = (record: RecordRow): MappedListing => ({
  store: record['store'] as number,
  site: record['site'] as number,
  sellerSku: String(record['sellerSku']),
});

/** The maps of SKUs as a change of a listing reaches them. */
export const mapParts = (parts: RecordParts): RecordParts => onPage(parts, 'skuMap');

/**
 * Maps the listing of a record to a part, in the requested scope, and then does what `afterwards` does. A map of the same scope
 * that is in force ends the day before; all of it happens, or nothing.
 */
export const mapListing =
  (
    afterwards: (transaction: Transaction<Tables>, listing: MappedListing, now: Date) => Promise<void> = async () => undefined,
  ): ActionHandler =>
  async ({ parts, targets: [target], input }) => {
    try {
      return await inTransaction(parts.database, async transaction => {
        const [record] = target ? await lockById(transaction, parts, [target.id]) : [];
        if (!record) return refuse(notFound);
        if (record.version !== target?.version) return refuse(rowChanged);
        const listing = listingOf(record);
        const written = await writeMap(transaction, mapParts({ ...parts, database: transaction }), listing, input);
        if (!written.ok) throw new RefusedWrite(written.refusal[0]!);
        await afterwards(transaction, listing, parts.caller.now);
        return ok([{ id: record.id, name: nameFor(parts)(record) }]);
      });
    } catch (error) {
      if (error instanceof RefusedWrite) return refuse(error.refusal);
      throw error;
    }
  };

/**
 * Adds the map of a listing to a part, or to the given lines, in the requested scope; one of the same scope that is in
 * force ends the day before. Under a transaction of the caller.
 */
export async function writeMap(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  { store, site, sellerSku }: MappedListing,
  input: RecordValues,
): Promise<Result<RecordRow, readonly Refusal[]>> {
  const { platform } = await transaction.selectFrom('store').select('platform').where('id', '=', store).executeTakeFirstOrThrow();
  const from = (input['effectiveFrom'] as LocalDate | undefined) ?? todayOf(parts.caller);
  const level = String(input['level']);
  const scope = {
    store: ['storeSite', 'store'].includes(level) ? store : null,
    site: ['storeSite', 'platformSite'].includes(level) ? site : null,
  };
  const former = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.platform = ${platform} and t.seller_sku = ${sellerSku} and t.status = 1 and t.store is not distinct
      from ${scope.store}::bigint
      and t.site is not distinct from ${scope.site}::bigint and t.effective_from < ${from}::date and (t.effective_to is null
      or t.effective_to >= ${from}::date)`,
  );
  for (const before of former) {
    const closed = await changeLocked(transaction, parts, before, { effectiveTo: addDays(from, -1) });
    if (!closed.ok) return closed;
  }
  const lines = input['lines'] ?? [{ sku: input['sku'], qty: input['qty'] }];
  return addRecord(parts, { platform, ...scope, sellerSku, effectiveFrom: from, lines });
}
