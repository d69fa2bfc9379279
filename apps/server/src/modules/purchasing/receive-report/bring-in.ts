import { onWayPieces } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result, text, type LocalDate } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { ReportLine } from '@axle/purchasing';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { lockGoodsOnWay } from '../../inventory/receipt/goods-on-way.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { readReceipt } from '../../inventory/receipt/read-receipt.ts';
import { takeIn } from '../../inventory/receipt/take-in.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { expectedReceipt } from '../delivery/expected-receipt.ts';
import { refusedByOrder } from './check-reports.ts';
import { leadReceipt } from './lead-receipt.ts';
import type { ReportedBatch } from './report-facts.ts';

const counting: Refusal = {
  code: 'COUNTING',
  message: text('仓库已在收货作业中清点，请先完成清点', 'The warehouse is counting at a station; finish counting there first'),
};

/** What is brought in: the lines of a report of a batch, and the order behind it. */
export interface BroughtIn {
  readonly order: RecordRow;
  readonly batch: ReportedBatch;
  readonly day: LocalDate;
  readonly lines: readonly ReportLine[];
}

/**
 * [R78] Brings the pieces of a report into stock by the receipt of its batch, as a station would, up to its being counted: good ones and
 * damaged ones of each line. Answers the receipt; it is closed once what differs was decided.
 */
export async function bringIn(context: LedgerContext, { order, batch, day, lines }: BroughtIn): Promise<Result<number>> {
  const { transaction } = context;
  const caller = actorOf(context);
  const expected = { ...batch, containerNo: batch.containerNo ?? undefined };
  const made = await createReceipt(context, await expectedReceipt(transaction, order, expected, day));
  if (!made.ok) return made;
  const { id } = made.value;
  const { receipt } = await readReceipt(transaction, id, context.now);
  if (receipt.state !== 'expected' && receipt.state !== 'arrived') return refuse(counting);
  // whoever receives locks the receipt, the stock and then the order
  await lockGoodsOnWay(context, [batch.batchNo]);
  const [locked] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [order.id]);
  const [over] = refusedByOrder(locked!, lines);
  if (over) return refuse(over);
  for (const step of receipt.state === 'expected' ? (['arrive', 'start'] as const) : (['start'] as const)) {
    const led = await leadReceipt(transaction, caller, id, step);
    if (!led.ok) return led;
  }
  const counted = await readReceipt(transaction, id, context.now);
  for (const { orderLine, good = 0, damaged = 0 } of lines) {
    const line = counted.lines.find(({ po_line: own }) => own === orderLine)!;
    const wanted = { expected: line.expected_qty, inTransit: line.in_transit };
    const onWay = onWayPieces({ ...wanted, accepted: 0 }, good);
    const damagedOnWay = onWayPieces({ ...wanted, accepted: good }, damaged);
    for (const [qty, isDamaged, surplus] of [
      [onWay, false, false],
      [good - onWay, false, true],
      [damagedOnWay, true, false],
      [damaged - damagedOnWay, true, true],
    ] as const) {
      if (qty === 0) continue;
      const idemKey = `receipt:${receipt.receipt_no}:report:${orderLine}:${isDamaged ? 'damaged' : 'good'}${surplus ? '' : ':transit'}`;
      const taken = await takeIn(context, counted, [{ line, qty }], { idemKey, damaged: isDamaged, surplus });
      if (!taken.ok) return taken;
    }
  }
  const finished = await leadReceipt(transaction, caller, id, 'finish');
  return finished.ok ? ok(id) : finished;
}
