import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { releaseHeld } from '../../inventory/receipt/release-held.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { draftAfterSale } from '../../purchasing/after-sale/draft-after-sale.ts';
import type { JudgingParts } from '../sampling/one-inspection.ts';
import { chargeSupplier, wordsOf } from './charge-supplier.ts';
import { photosOf } from './photos-of.ts';

type Ended = Result<RecordValues, readonly Refusal[]>;

const scrapped = text('不合格批报废', 'Rejected lot scrapped');

const noDefect: Refusal = {
  code: 'NO_DEFECT',
  message: text('没有缺陷代码，不能退货；请先维护缺陷代码', 'There are no defect codes to return the lot for; enter defect codes first'),
};

/**
 * Why a lot goes back: the most serious of the defects that were found on it, and of those the most frequent; where none was recorded, the
 * first defect of the class that its counts name.
 */
async function causeOf(database: JudgingParts['database'], { id, criticalFound, majorFound }: RecordRow): Promise<number | undefined> {
  const counted = Number(criticalFound ?? 0) > 0 ? 'critical' : Number(majorFound ?? 0) > 0 ? 'major' : 'minor';
  const { rows } = await sql<{ id: number }>`
    select c.id from defect_code c left join lateral (
      select sum(d.qty) as qty from sampling_defects d join sampling s on s.id = d.record_id
      where s.inspection = ${id} and d.defect_code = c.id) f on true
    order by f.qty is null, case when f.qty is null then (c.defect_class = ${counted})::integer end desc,
      array_position(array['critical', 'major', 'minor'], c.defect_class), f.qty desc, c.code limit 1`.execute(database);
  return rows[0]?.id;
}

/** A received lot goes back by an after-sales record; one that its supplier still has stays there, and nothing of it has passed. */
export async function returnLot({ database, caller }: JudgingParts, lot: RecordRow, plan: unknown): Promise<Ended> {
  if (lot['type'] !== 'iqc') return ok({});
  const cause = await causeOf(database, lot);
  if (cause === undefined) return refuse([noDefect]);
  const drafted = await draftAfterSale(database, caller, {
    type: 'exchange',
    cause,
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
