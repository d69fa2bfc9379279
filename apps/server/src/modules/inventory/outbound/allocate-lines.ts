import { chooseBins, outTypes } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { lockItems } from '../stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';
import { outboundShort } from './outbound-refusals.ts';
import { pickableBins } from './pickable-bins.ts';

/**
 * [R7] Chooses bins for all that an order still lacks and allocates the pieces there, out of its reservations. Bins where the order did not
 * find what it was to pick are passed over. Refused, with nothing written, where the bins hold too little.
 */
export async function allocateLines(context: LedgerContext, outbound: LockedOutbound): Promise<Result<void>> {
  const { transaction } = context;
  const { id, outboundNo, warehouse, outType } = outbound;
  const damaged = outTypes[outType].from === 'damaged';
  const lacking = await lackingLines(context, outbound);
  if (lacking.length === 0) return ok(undefined);
  const skus = lacking.map(({ sku }) => sku);
  await lockItems(
    transaction,
    skus.map(sku => ({ warehouse, sku })),
  );
  const found = await pickableBins(context, warehouse, skus, damaged ? 'damaged' : 'available');
  const passed = await transaction.selectFrom('pick_short').select(['bin', 'sku']).where('outbound', '=', id).execute();
  const left = found
    .filter(({ bin, sku }) => !passed.some(each => each.bin === bin && each.sku === sku))
    .map(bin => ({ ...bin, qty: bin.qty }));
  const chosen = lacking.map(line => {
    const bins = chooseBins(
      line.qty,
      left.filter(({ sku }) => sku === line.sku),
    );
    for (const taken of bins) left.find(({ bin, sku }) => bin === taken.bin && sku === line.sku)!.qty -= taken.qty;
    return { ...line, bins, there: bins.reduce((sum, { qty }) => sum + qty, 0) };
  });
  const short = chosen.find(({ qty, there }) => there < qty);
  if (short) return refuse(outboundShort(short.there));
  const ledger = stockLedger(context);
  for (const { lineNo, sku, qty, reservationNo, bins } of chosen) {
    const made = await transaction
      .insertInto('pick')
      .values(bins.map(bin => ({ outbound: id, line_no: lineNo, warehouse, bin: bin.bin, sku, qty: bin.qty, created_at: context.now })))
      .returning('id')
      .execute();
    if (!damaged) {
      const idemKey = `outbound:${outboundNo}:allocate:${lineNo}:${made[0]!.id}`;
      const reply = await ledger.allocate({ idemKey, reservationNo: reservationNo!, bins });
      if (!reply.ok) return reply;
    }
    await sql`update outbound_lines set allocated = allocated + ${qty} where record_id = ${id} and line_no = ${lineNo}`.execute(
      transaction,
    );
  }
  return ok(undefined);
}

/** Lines with the pieces for which no bin was chosen yet. */
async function lackingLines({ transaction }: LedgerContext, { id, lines }: LockedOutbound) {
  const { rows } = await sql<{ lineNo: number; qty: number }>`
    select l.line_no as "lineNo", (l.qty - coalesce(p.qty, 0))::integer as qty from outbound_lines l
    left join (select line_no, sum(qty) as qty from pick where outbound = ${id} and back_since is null group by line_no) p
    on p.line_no = l.line_no
    where l.record_id = ${id} and l.qty > coalesce(p.qty, 0) order by l.sku, l.line_no`.execute(transaction);
  return rows.map(({ lineNo, qty }) => ({ ...lines.find(line => line.lineNo === lineNo)!, qty }));
}
