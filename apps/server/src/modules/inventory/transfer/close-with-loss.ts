import { lossOf } from '@axle/inventory';
import { ok, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { draftClaim } from '../claim/draft-claim.ts';
import { refusedDecision } from '../operation/decide.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { asDecimal } from '../stock/read-view.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { type LockedTransfer, lockTransfer } from './read-transfer.ts';

/** [TR4] Books what is still on the way as lost, claims it from the carrier, and closes the transfer; not by who made it. */
export const closeWithLoss: TransitionEffect = async transit => {
  const refused = refusedDecision(transit);
  if (refused) return refuse([refused]);
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
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

/**
 * Drafts a claim against the carrier for lost pieces, at what they took out of the cost layers; what the receipt claimed already is not
 * claimed twice.
 */
async function claimLoss(
  context: LedgerContext,
  { transferNo, toWarehouse }: LockedTransfer,
  postingNo: string,
  { sku, qty }: { readonly sku: number; readonly qty: number },
): Promise<void> {
  const { rows } = await sql<{ left: number; value: string | null }>`
    with
      claimed as (
        select coalesce(sum(c.qty), 0)::integer as qty from claim c join receipt r on r.receipt_no = c.biz_no
        where r.type = 'transfer' and r.source_no = ${transferNo} and c.sku = ${sku} and c.type = 'LOST' and c.state <> 'CLOSED'
      ),
      worth as (
        select abs(sum(m.value_delta)) as value from stock_posting p join layer_move m on m.posting = p.id join stock_layer l
        on l.id = m.layer
        where p.posting_no = ${postingNo} and l.sku = ${sku}
      )
    select ${qty}::integer - claimed.qty as left, round(worth.value * (${qty}::integer - claimed.qty) / ${qty}::integer, 4) as value
    from claimed, worth`.execute(context.transaction);
  const { left, value } = rows[0]!;
  if (left <= 0) return;
  const claimed = value === null ? null : asDecimal(value);
  await draftClaim(context, { type: 'LOST', supplier: null, warehouse: toWarehouse, bizNo: transferNo, sku, qty: left, claimed });
}
