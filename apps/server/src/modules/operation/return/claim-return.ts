import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { lineToReturn } from '@axle/purchasing';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { draftAfterSale } from '../../purchasing/after-sale/draft-after-sale.ts';

const nothing: Refusal = {
  code: 'NOTHING_TO_CLAIM',
  message: text('没有处置为“供应商索赔”的件', 'No pieces are to be claimed from a supplier'),
};
const several: Refusal = {
  code: 'SEVERAL_SKUS',
  message: text('多个SKU请分别在“售后记录”新建', 'Several SKUs: add their after-sales records one by one'),
};
const claimed: Refusal = { code: 'CLAIMED', message: text('已生成售后单', 'There is an after-sales record already') };
const noLine: Refusal = {
  code: 'NO_LINE_LEFT',
  message: text('没有采购订单行还能退这么多件', 'No order line has that many pieces left to return'),
};

interface BoughtLine {
  readonly order: number;
  readonly orderLine: number;
  readonly received: number;
  readonly returned: number;
}

/** Lines by which a SKU was bought, the last order first. */
async function boughtLines(database: Transaction<Tables>, sku: number): Promise<readonly BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`
    select o.id as "order", n.line_no + 1 as "orderLine", n.received_qty as received, n.returned_qty as returned
    from purchase_order_lines n join purchase_order o on o.id = n.record_id
    where n.sku = ${sku} and n.received_qty > n.returned_qty and o.type <> 'rpl'
    order by o.effective_at desc nulls last, o.id desc, n.line_no limit 20`.execute(database);
  return rows;
}

/** Drafts the after-sales record of a return; its id, or why there is none. */
async function claim(database: Transaction<Tables>, caller: Actor, record: RecordRow, input: RecordValues): Promise<number | Refusal> {
  if (record['afterSale'] !== undefined) return claimed;
  const lines = linesIn(record, 'grades').filter(({ disposition }) => disposition === 'supplierClaim');
  const skus = [...new Set(lines.map(({ sku }) => Number(sku)))];
  if (skus.length === 0) return nothing;
  if (skus.length > 1) return several;
  const qty = lines.reduce((sum, line) => sum + Number(line['qty']), 0);
  const line = lineToReturn(await boughtLines(database, skus[0]!), qty);
  if (!line) return noLine;
  const { rows } = await sql<{ no: string }>`select receipt_no as no from receipt where id = ${record['receipt'] ?? 0}`.execute(database);
  const drafted = await draftAfterSale(database, caller, {
    type: input['type'],
    cause: input['cause'],
    purchaseOrder: line.order,
    orderLine: line.orderLine,
    qty,
    source: 'customer_return',
    sourceNo: rows[0]?.no ?? record['rmaNo'],
    matter: record['rmaNo'],
    attachments: record['photos'],
    ...(record['receipt'] === undefined ? {} : { returns: [{ receipt: record['receipt'], qty }] }),
  });
  return drafted.ok ? drafted.value : { code: drafted.refusal[0]!.code, message: drafted.refusal[0]!.message };
}

/** [O8d] The supplier answers for pieces under warranty: an after-sales record is drafted. */
export const claimReturn: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (database, records) => {
    const refused = new Map<number, Refusal>();
    for (const before of records) {
      const made = await claim(database, parts.caller, before, input);
      if (typeof made !== 'number') refused.set(before.id, made);
      else await updateRows(database, { ...parts, database }, [{ before, after: { ...before, afterSale: made } }], { action: 'update' });
    }
    return refused;
  });
