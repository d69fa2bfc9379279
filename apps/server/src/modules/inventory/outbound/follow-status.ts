import type { OutboundStatus } from '@axle/inventory';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { outboundFollowers } from './outbound-followers.ts';

/** Passes the current status of an order to the document it comes from. */
export async function followStatus(context: LedgerContext, id: number, status: OutboundStatus): Promise<void> {
  const { source_type: type, source_no: no } = await context.transaction
    .selectFrom('outbound')
    .select(['source_type', 'source_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await context.registry.part(outboundFollowers, type)?.led?.(context, no, status);
}

/** {@link followStatus} for orders that are led on by their page. */
export const followOutbounds: Consequence = async (transaction, { caller }, rows) => {
  for (const { before, after } of rows as readonly { readonly before?: Led; readonly after?: Led }[])
    if (before && after && before.status !== after.status)
      await followStatus(ledgerContext(transaction as Transaction<Tables>, caller), after.id, after.status as OutboundStatus);
};

interface Led {
  readonly id: number;
  readonly status?: unknown;
}
