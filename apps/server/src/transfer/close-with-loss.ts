import { lossOf } from '@axle/inventory';
import { ok, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { ledgerContext, refusedDecision } from '../operation/decide.ts';
import type { TransitionEffect } from '../resources/states/transition-records.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { type LockedTransfer, lockTransfer } from './read-transfer.ts';

/** [TR4] Books what is still on the way as lost, claims it from the carrier, and closes the transfer; not by who made it. */
export const closeWithLoss: TransitionEffect = async transit => {
  const refused = refusedDecision(transit);
  if (refused) return refuse([refused]);
  const context = ledgerContext(transit);
  const transfer = (await lockTransfer(context.transaction, String(transit.before['transferNo'])))!;
  const losses = lossOf(transfer.lines);
  if (losses.length > 0) {
    const bin = await workingBin(context, transfer.toWarehouse, 'transit');
    const reply = await stockLedger(context).post({
      idemKey: `transfer:${transfer.transferNo}:loss:0:1`,
      docType: 'transfer',
      docNo: transfer.transferNo,
      bizType: 'transit_loss',
      changes: losses.map(({ line, qty }) => ({ warehouse: transfer.toWarehouse, bin, sku: line.sku, status: 'in_transit', qty: -qty })),
    });
    if (!reply.ok) return refuse([reply.refusal]);
    for (const { line, qty } of losses) await claimLoss(context, transfer, reply.value.postingNo, { sku: line.sku, qty });
  }
  const lost = new Map(losses.map(({ line, qty }) => [line.sku, line.lost + qty]));
  const lines = linesIn(transit.after, 'lines').map(line => ({ ...line, lostQty: lost.get(Number(line['sku'])) ?? line['lostQty'] }));
  return ok({ ...transit.after, lines, closedAt: context.now.toISOString() });
};

/** Drafts a claim against the carrier for lost pieces, at what they took out of the cost layers; what the receipt claimed already is not claimed twice. */
async function claimLoss(
  { transaction, now, by }: LedgerContext,
  { transferNo, toWarehouse }: LockedTransfer,
  postingNo: string,
  { sku, qty }: { readonly sku: number; readonly qty: number },
): Promise<void> {
  await sql`
    with
      claimed as (
        select coalesce(sum(c.qty), 0)::integer as qty from claim c join receipt r on r.receipt_no = c.biz_no
        where r.type = 'transfer' and r.source_no = ${transferNo} and c.sku = ${sku} and c.type = 'LOST' and c.state <> 'CLOSED'
      ),
      worth as (
        select abs(sum(m.value_delta)) as value from stock_posting p join layer_move m on m.posting = p.id join stock_layer l on l.id = m.layer
        where p.posting_no = ${postingNo} and l.sku = ${sku}
      )
    insert into claim (claim_no, party, type, warehouse, biz_no, sku, qty, claimed, created_by, created_at, updated_by, updated_at)
    select '', 'CARRIER', 'LOST', ${toWarehouse}::bigint, ${transferNo}::text, ${sku}::bigint, ${qty}::integer - claimed.qty,
      round(worth.value * (${qty}::integer - claimed.qty) / ${qty}::integer, 4), ${by}::bigint, ${now}::timestamptz, ${by}::bigint, ${now}::timestamptz
    from claimed, worth where claimed.qty < ${qty}::integer`.execute(transaction);
}
