import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Transit } from '../../../platform/resources/states/transition-records.ts';
import { holdAgain } from '../../inventory/receipt/hold-again.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { passPieces } from '../../purchasing/order/pass-pieces.ts';

/** [Q28b] Takes back what followed from the release of a lot: its pieces have not passed of their order line, or are on hold again. */
export async function takeBackLot({ parts }: Pick<Transit, 'parts'>, lot: RecordRow): Promise<Result<void, readonly Refusal[]>> {
  const { database, caller } = parts;
  const qty = Number(lot['releasedQty']);
  if (qty === 0) return ok(undefined);
  if (lot['type'] === 'outgoing') {
    await passPieces(database, caller, { order: Number(lot['purchaseOrder']), orderLine: Number(lot['orderLine']), qty: -qty });
    return ok(undefined);
  }
  if (lot['type'] !== 'iqc') return ok(undefined);
  const held = await holdAgain(ledgerContext(database, caller), caller, {
    docNo: String(lot['inspectionNo']),
    turn: lot.version,
    receipt: Number(lot['receipt']),
    lineNo: Number(lot['receiptLine']) - 1,
    sku: Number(lot['sku']),
    qty,
  });
  return held.ok ? held : refuse([held.refusal]);
}
