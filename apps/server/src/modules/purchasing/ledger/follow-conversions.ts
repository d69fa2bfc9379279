import { freedByHand } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { countJudged } from '../../inventory/receipt/count-judged.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';

/** A line of a receipt with pieces on hold; of the place of stock how many lie on hold. */
interface HeldAt {
  readonly receipt: number;
  readonly lineNo: number;
  readonly held: number;
  readonly lying: number;
}

/** The lines of receipts that count pieces of a SKU in a warehouse as on hold, those that came first before the others. */
async function heldAt(transaction: Transaction<Tables>, warehouse: unknown, sku: unknown): Promise<readonly HeldAt[]> {
  const { rows } = await sql<HeldAt>`
    select l.record_id as receipt, l.line_no as "lineNo", l.hold_qty - l.judged_qty as held, (
      select coalesce(sum(b.qty), 0)::integer from stock_balance b
      where b.warehouse = r.warehouse and b.sku = l.sku and b.status = 'qc_hold') as lying
    from receipt_lines l join receipt r on r.id = l.record_id
    where l.sku = ${sku} and r.warehouse = ${warehouse} and r.type = 'purchase' and l.hold_qty > l.judged_qty
    order by r.arrived_at, r.id, l.line_no`.execute(transaction);
  return rows;
}

/** [R109] What was released from hold by hand comes off hold of the receipts by which it came, and is accepted. */
export const followConversions: Consequence = async (database, { caller }, rows) => {
  const transaction = database as Transaction<Tables>;
  for (const { before, after } of rows) {
    const isReleased = after?.['state'] === 'posted' && before?.['state'] !== 'posted' && after['kind'] === 'status';
    if (!isReleased || after['stockStatus'] !== 'qc_hold') continue;
    const lines = await heldAt(transaction, after['warehouse'], after['sku']);
    for (const [at, qty] of freedByHand(lines, lines[0]?.lying ?? 0).entries()) {
      if (qty === 0) continue;
      const pieces = { docType: 'conversion', docNo: String(after['cvNo']), turn: at + 1, qty } as const;
      const { receipt, lineNo } = lines[at]!;
      const counted = await countJudged(ledgerContext(transaction, caller), { receipt, lineNo }, pieces);
      if (!counted.ok) throw new RefusedWrite(counted.refusal);
      await transaction.insertInto('freed_piece').values({ conversion_no: pieces.docNo, receipt, line_no: lineNo, qty }).execute();
    }
  }
};
