import { claimLeft, lossOf } from '@axle/inventory';
import { ok, refuse } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { draftClaim } from '../claim/draft-claim.ts';
import { lossesClaimed } from '../claim/losses-claimed.ts';
import { refusedDecision } from '../../../platform/resources/states/decide.ts';
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

/** [TR4a] Drafts a claim against the carrier for lost pieces without a claim, at their cost from the cost layers. */
async function claimLoss(
  context: LedgerContext,
  { transferNo, toWarehouse }: LockedTransfer,
  postingNo: string,
  { sku, qty }: { readonly sku: number; readonly qty: number },
): Promise<void> {
  const { rows } = await sql<{ worth: string | null }>`
    select abs(sum(m.value_delta)) as worth from stock_posting p join layer_move m on m.posting = p.id join stock_layer l on l.id = m.layer
    where p.posting_no = ${postingNo} and l.sku = ${sku}`.execute(context.transaction);
  const { worth } = rows[0]!;
  const claimed = await lossesClaimed(context.transaction, transferNo, sku);
  const left = claimLeft({ qty, worth: worth === null ? null : asDecimal(worth) }, claimed.qty);
  if (left.qty === 0) return;
  const of = { type: 'lost', supplier: null, warehouse: toWarehouse, bizNo: transferNo, sku } as const;
  await draftClaim(context, { ...of, qty: left.qty, claimed: left.worth });
}
