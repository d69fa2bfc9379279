import { differencesOf, holdsReceipt } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { openPutaways } from '../putaway/open-putaways.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import type { HeldFile } from '@axle/page-kit';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { addDifference } from './add-difference.ts';
import { lastCost } from '../stock/last-costs.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { acceptedOf, followed, type LinedReceipt, readReceipt } from './read-receipt.ts';
import { refusedBin } from './receipt-guard.ts';
import { receiptFollowers } from './receipt-followers.ts';
import { seeToHeld } from './see-to-held.ts';
import { asDecimal } from '../stock/read-view.ts';

const photoWanted: Refusal = {
  code: 'PHOTO_NEEDED',
  message: { zh: '客退须有货况照片才能完成清点', en: 'A customer return needs photos of its condition before counting is finished' },
};
const decided: Text = {
  zh: '有 {count} 条差异已处理，请先重新打开',
  en: '{count} {count|difference has|differences have} been decided; reopen {count|it|them} first',
};
const diffOpen: Text = { zh: '还有 {count} 条差异未处理', en: '{count} {count|difference is|differences are} still open' };

/** Goods are here: at the bin that is named, that of the receipt, or the first of the warehouse's dock; returns among the returns. */
export const arriveReceipt: TransitionEffect = async transit => {
  const { before, after, input } = transit;
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const use = before['type'] === 'customer_return' ? 'return' : 'dock';
  const dockBin = (input['dockBin'] ?? before['dockBin'] ?? (await workingBin(context, Number(before['warehouse']), use))) as number;
  const refused = await refusedBin(context.transaction, { ...before, dockBin });
  return refused ? refuse([refused]) : ok({ ...after, dockBin, arrivedAt: context.now.toISOString() });
};

/** Lists the differences, and opens putaway for available pieces. */
export const finishReceipt: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const counted = await readReceipt(context.transaction, transit.before.id, context.now);
  const { receipt, lines } = counted;
  const received = lines.some(line => acceptedOf(line) + line.over_qty > 0);
  if (receipt.type === 'customer_return' && received && receipt.photos === null) return refuse([photoWanted]);
  await dropOpen(context.transaction, receipt.id);
  const photos = await photosOfDamage(context.transaction, receipt.id);
  for (const line of lines) {
    const { expected_qty: expected, good_qty: good, hold_qty: hold, damaged_qty: damaged, over_qty: over } = line;
    const found = differencesOf({ expected, good, hold, damaged, over });
    if (found.length === 0) continue;
    const cost = line.unit_cost === null ? await lastCost(context.transaction, receipt.warehouse, line.sku) : asDecimal(line.unit_cost);
    for (const { type, qty } of found)
      await addDifference(context, receipt, {
        type,
        qty,
        expected,
        counted: acceptedOf(line) + over,
        lineNo: line.line_no,
        sku: line.sku,
        ...(cost === undefined ? {} : { unitCost: cost }),
        ...(type === 'damaged' ? { photos: photos.get(line.line_no) ?? [] } : {}),
      });
  }
  const opened = await putAway(context, counted);
  if (!opened.ok) return refuse([opened.refusal]);
  await seeToHeld(context, counted);
  return ok({ ...transit.after, finishedAt: context.now.toISOString() });
};

/** Opens putaway tasks for available pieces at the dock that have none yet. */
async function putAway(context: LedgerContext, { receipt, lines }: LinedReceipt) {
  const waiting = lines.filter(line => line.good_qty > line.put_qty);
  await context.transaction
    .updateTable('receipt_lines')
    .set(of => ({ put_qty: of.ref('good_qty') }))
    .where('id', 'in', [0, ...waiting.map(({ id }) => id)])
    .execute();
  const { warehouse, dock_bin: fromBin } = receipt;
  return openPutaways(
    context,
    receipt.receipt_no,
    waiting.map(line => ({ sku: line.sku, warehouse, fromBin: fromBin!, status: 'available', qty: line.good_qty - line.put_qty })),
  );
}

/** Differences that follow from the count are recomputed; wrong goods stay. */
const dropOpen = (transaction: Transaction<Tables>, receipt: number) =>
  transaction
    .deleteFrom('receipt_difference')
    .where('receipt', '=', receipt)
    .where('state', '=', 'open')
    .where('diff_type', '<>', 'wrong_sku')
    .execute();

async function photosOfDamage(transaction: Transaction<Tables>, receipt: number): Promise<ReadonlyMap<number, readonly HeldFile[]>> {
  const scans = await transaction
    .selectFrom('receipt_scan')
    .select(['line_no', 'photos'])
    .where('receipt', '=', receipt)
    .where('undone_at', 'is', null)
    .where('photos', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(scans, scan => scan.line_no)].map(([line, own]) => [line, own.flatMap(({ photos }) => photos as readonly HeldFile[])]),
  );
}

/** Counting goes on as long as nothing was decided on what it came to. */
export const recountReceipt: TransitionEffect = async transit => {
  const { database } = transit.parts;
  const { count } = await database
    .selectFrom('receipt_difference')
    .select(each => each.fn.countAll<number>().as('count'))
    .where('receipt', '=', transit.before.id)
    .where('state', '=', 'decided')
    .executeTakeFirstOrThrow();
  if (count > 0) return refuse([{ code: 'DIFF_DECIDED', message: fill(decided, { count }) }]);
  await dropOpen(database, transit.before.id);
  return ok({ ...transit.after, finishedAt: undefined });
};

/** Closes a receipt of which all that is short, over or wrong was decided; pieces that never came leave the bin of what is on its way. */
export const closeReceipt: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const counted = await readReceipt(context.transaction, transit.before.id, context.now);
  const differences = await context.transaction
    .selectFrom('receipt_difference')
    .select('diff_type')
    .where('receipt', '=', transit.before.id)
    .where('state', '=', 'open')
    .execute();
  const count = differences.filter(each => holdsReceipt(each.diff_type)).length;
  if (count > 0) return refuse([{ code: 'RECEIPT_DIFF_OPEN', message: fill(diffOpen, { count }) }]);
  const lost = await loseMissing(context, counted);
  if (!lost.ok) return refuse([lost.refusal]);
  const opened = await putAway(context, counted);
  if (!opened.ok) return refuse([opened.refusal]);
  const refused = (await context.registry.part(receiptFollowers, counted.receipt.type)?.closed?.(context, followed(counted.receipt))) ?? [];
  if (refused.length > 0) return refuse(refused);
  return ok({ ...transit.after, closedAt: context.now.toISOString() });
};

/** Books what was ours on its way and never came as lost; transfers do so themselves. */
async function loseMissing(context: LedgerContext, { receipt, lines }: LinedReceipt) {
  const missing = lines.filter(line => line.in_transit && line.expected_qty > acceptedOf(line));
  if (receipt.type === 'transfer' || missing.length === 0) return ok(undefined);
  const bin = await workingBin(context, receipt.warehouse, 'transit');
  return stockLedger(context).post({
    idemKey: `receipt:${receipt.receipt_no}:close:0:1`,
    docType: 'receipt',
    docNo: receipt.receipt_no,
    bizType: 'transit_loss',
    changes: missing.map(line => ({
      warehouse: receipt.warehouse,
      bin,
      sku: line.sku,
      status: 'in_transit',
      qty: acceptedOf(line) - line.expected_qty,
    })),
  });
}

/** Cancels a receipt of which nothing came, unless the document that follows it refuses. */
export const cancelReceipt: TransitionEffect = async transit => {
  const context = ledgerContext(transit.parts.database, transit.parts.caller);
  const { receipt } = await readReceipt(context.transaction, transit.before.id, context.now);
  const refused = await context.registry.part(receiptFollowers, receipt.type)?.cancelled?.(context, followed(receipt));
  return refused ? refuse([refused]) : ok(transit.after);
};
