import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { AfterSaleCause } from '@axle/purchasing';
import { releaseHeld } from '../../inventory/receipt/release-held.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { draftAfterSale } from '../../purchasing/after-sale/draft-after-sale.ts';
import type { JudgingParts } from '../sampling/one-inspection.ts';
import { chargeSupplier, wordsOf } from './charge-supplier.ts';
import { photosOf } from './photos-of.ts';

type Ended = Result<RecordValues, readonly Refusal[]>;

const scrapped = text('不合格批报废', 'Rejected lot scrapped');

/** Why a lot goes back, by the most serious of its defects. */
function causeOf({ criticalFound, majorFound }: RecordRow): AfterSaleCause {
  if (Number(criticalFound ?? 0) > 0) return 'safety';
  return Number(majorFound ?? 0) > 0 ? 'malfunction' : 'appearance';
}

/** A received lot goes back by an after-sales record; one that its supplier still has stays there, and nothing of it has passed. */
export async function returnLot({ database, caller }: JudgingParts, lot: RecordRow, plan: unknown): Promise<Ended> {
  if (lot['type'] !== 'iqc') return ok({});
  const drafted = await draftAfterSale(database, caller, {
    type: 'exchange',
    cause: causeOf(lot),
    purchaseOrder: lot['purchaseOrder'],
    orderLine: lot['orderLine'],
    qty: lot['lotSize'],
    source: 'inspection',
    sourceNo: lot['inspectionNo'],
    matter: plan,
    attachments: await photosOf(database, lot.id),
  });
  if (!drafted.ok) return refuse(drafted.refusal.map(({ code, message }) => ({ code, message })));
  return ok({ afterSale: drafted.value });
}

/** A scrapped lot is charged to its supplier; in our warehouse its pieces are damaged goods from here on, written off as such. */
export async function scrapLot({ database, caller }: JudgingParts, lot: RecordRow): Promise<Ended> {
  const qty = Number(lot['lotSize']);
  if (lot['type'] === 'iqc') {
    const blocked = await releaseHeld(ledgerContext(database, caller), {
      docNo: String(lot['inspectionNo']),
      turn: lot.version,
      receipt: Number(lot['receipt']),
      lineNo: Number(lot['receiptLine']) - 1,
      sku: Number(lot['sku']),
      qty,
      to: 'damaged',
    });
    if (!blocked.ok) return refuse([blocked.refusal]);
  }
  const charged = await chargeSupplier(database, caller, lot, { type: 'quality', defectQty: qty, reason: wordsOf(caller, scrapped) });
  return charged.ok ? ok({ deduction: charged.value }) : charged;
}
