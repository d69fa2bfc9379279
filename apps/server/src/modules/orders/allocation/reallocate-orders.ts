import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { releaseOrders } from './release-order.ts';

/** Takes locked, allocated orders back to where they wait for a warehouse: their reservations are given back. */
export async function reallocateOrders(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  records: readonly RecordRow[],
): Promise<readonly RecordRow[]> {
  await releaseOrders(
    ledgerContext(transaction, parts.caller),
    records.map(({ id }) => id),
  );
  const changes = records.map(before => {
    const { warehouse: _warehouse, channel: _channel, ...rest } = before;
    return { before, after: { ...rest, status: 'pendingAllocate' } };
  });
  return updateRows(transaction, parts, changes, { action: 'state', transition: 'reallocate' });
}
