import type { LocalDate } from '@axle/kernel';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

/**
 * Gives the receipts of these sources another day of arrival. Receipts that have arrived or are closed stay as they are;
 * all are locked until the transaction ends, in the order of their ids.
 */
export async function announceEta(context: LedgerContext, sourceNos: readonly string[], eta: LocalDate): Promise<void> {
  const receipts = await context.transaction
    .selectFrom('receipt')
    .select(['id', 'state', 'eta'])
    .where('source_no', 'in', ['', ...sourceNos])
    .where('type', '=', 'purchase')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of receipts.filter(one => one.state === 'expected' && one.eta !== eta))
    await changeBeside(context, { entity: 'receipt', table: 'receipt' }, id, { eta });
}
