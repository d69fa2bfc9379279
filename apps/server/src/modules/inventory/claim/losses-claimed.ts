import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What is claimed of a transfer's lost pieces of a SKU, by whichever of its documents. */
export interface ClaimedLosses {
  readonly qty: number;
  /** The latest of the claims. */
  readonly claimNo: string | null;
}

/**
 * [TR4a] What is claimed already of the pieces of a SKU that a transfer lost: by the transfer itself and by the short rows of its
 * receipts, claims that were withdrawn apart. The transfer is locked, so that of two who claim at once the second sees the first.
 */
export async function lossesClaimed(transaction: Transaction<Tables>, transferNo: string, sku: number): Promise<ClaimedLosses> {
  await sql`select from transfer_order where transfer_no = ${transferNo} for update`.execute(transaction);
  const { rows } = await sql<ClaimedLosses>`
    select coalesce(sum(c.qty), 0)::integer as qty, (array_agg(c.claim_no order by c.id desc))[1] as "claimNo" from claim c
    where c.sku = ${sku} and c.type = 'lost' and c.state <> 'closed' and (c.biz_no = ${transferNo} or c.biz_no in (
      select receipt_no from receipt where type = 'transfer' and source_no = ${transferNo}))`.execute(transaction);
  return rows[0]!;
}
