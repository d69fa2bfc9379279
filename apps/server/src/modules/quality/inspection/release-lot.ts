import { type Refusal, refuse, ok, type Result } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { inspectRefusals } from '@axle/purchasing';
import { releasedPieces } from '@axle/quality';
import type { Transit } from '../../../platform/resources/states/transition-records.ts';
import { releaseHeld } from '../../inventory/receipt/release-held.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';
import { passPieces } from '../../purchasing/order/pass-pieces.ts';
import { inspectedLines } from './inspected-lines.ts';

/** A lot that inspection, or whoever waives it, releases. */
interface ReleasedLot {
  readonly inspection: RecordRow;
  /** Nonconforming pieces that were set aside. */
  readonly setAside: number;
}

/**
 * [Q18] What follows once from the release of a lot: goods at a supplier have passed of the line of their order, those on hold in a
 * warehouse lie free there. Answers how many pieces were released.
 */
export async function releaseLot(
  { parts }: Pick<Transit, 'parts'>,
  { inspection, setAside }: ReleasedLot,
): Promise<Result<number, readonly Refusal[]>> {
  const { database, caller } = parts;
  const qty = releasedPieces(Number(inspection['lotSize']), setAside);
  const [type, order, orderLine] = [inspection['type'], Number(inspection['purchaseOrder']), Number(inspection['orderLine'])];
  if (type === 'iqc') {
    const released = await releaseHeld(ledgerContext(database, caller), {
      docNo: String(inspection['inspectionNo']),
      turn: inspection.version,
      receipt: Number(inspection['receipt']),
      lineNo: Number(inspection['receiptLine']) - 1,
      sku: Number(inspection['sku']),
      qty,
    });
    return released.ok ? ok(qty) : refuse([released.refusal]);
  }
  if (type !== 'outgoing') return ok(0);
  const found = (await inspectedLines(database, caller, [inspection]))(inspection)!;
  const refused = inspectRefusals(quantitiesOf(found.line), qty);
  if (refused.length > 0) return refuse(refused.map(one => ({ ...one, field: 'lotSize' })));
  await passPieces(database, caller, { order, orderLine, qty });
  return ok(qty);
}
