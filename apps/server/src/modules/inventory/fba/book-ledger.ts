import { atLastCost, type FbaEvent, fbaEvents, type FbaLedgerRow, statusOfDisposition, type StockChange } from '@axle/inventory';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { lastCost } from '../stock/last-costs.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { RefusedBooking } from './refused-booking.ts';
import { type RefusedCode, refusedCode } from './refused-code.ts';

interface Waiting {
  readonly id: number;
  readonly disposition: string;
  readonly warehouse: number | null;
  readonly sku: number | null;
  readonly qty_per: number | null;
  readonly row: FbaLedgerRow;
}

/** Lines that are booked at once. */
const most = 5000;

/**
 * [R15] Lets our own book follow the lines of Amazon's ledger that it has not taken over, the earliest first, each once and as a whole. A
 * line that is refused, because the pieces are not there or nothing says which they are, waits and says why. Returns how many were booked.
 */
export async function bookLedger(transaction: Transaction<Tables>, caller: Actor): Promise<number> {
  const { rows } = await sql<Waiting>`
    select t.id, t.disposition, fba_warehouse(t.store, t.location) as warehouse, m.sku, m.qty_per,
      json_build_object('starting', t.starting, 'receipts', t.receipts, 'shipments', t.shipments, 'returns', t.returns, 'vendorReturns',
      t.vendor_returns,
        'transfers', t.transfers, 'found', t.found, 'lost', t.lost, 'damaged', t.damaged, 'disposed', t.disposed, 'other', t.other,
        'unknown', t.unknown,
        'ending', t.ending) as row
    from fba_ledger_line t left join lateral fba_sku_on(t.store, t.fnsku, t.period_to) m on true
    where not exists (select from fba_ledger_booking b where b.line = t.id and b.booked_at is not null)
    order by t.period_to, (upper(t.disposition) = 'SELLABLE'), t.id limit ${most} for update of t`.execute(transaction);
  let booked = 0;
  for (const line of rows) {
    const refused = await bookLine(transaction, caller, line);
    if (refused === undefined) booked++;
    const kept = { booked_at: refused === undefined ? caller.now : null, refused: refused ?? null };
    await transaction
      .insertInto('fba_ledger_booking')
      .values({ line: line.id, ...kept })
      .onConflict(conflict => conflict.column('line').doUpdateSet(kept))
      .execute();
  }
  return booked;
}

async function bookLine(transaction: Transaction<Tables>, caller: Actor, line: Waiting): Promise<RefusedCode | undefined> {
  const events = fbaEvents(line.row);
  if (events.length === 0) return undefined;
  if (line.sku === null) return 'UNMAPPED';
  if (line.warehouse === null) return 'NO_WAREHOUSE';
  const place = { warehouse: line.warehouse, sku: line.sku, status: statusOfDisposition(line.disposition) };
  try {
    await inSavepoint(transaction, async () => {
      for (const event of events) await bookEvent(transaction, caller, line, event, place);
    });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedBooking) return error.why;
    throw error;
  }
}

async function bookEvent(
  transaction: Transaction<Tables>,
  caller: Actor,
  line: Waiting,
  event: FbaEvent,
  { warehouse, sku, status }: Pick<StockChange, 'warehouse' | 'sku' | 'status'>,
): Promise<void> {
  const context = ledgerContext(transaction, caller);
  const docNo = `FL${line.id}`;
  const qty = event.qty * (line.qty_per ?? 1);
  const posted = await stockLedger(context).post({
    idemKey: `fba_ledger:${docNo}:${event.column}:1:1`,
    docType: 'fba_ledger',
    docNo,
    bizType: event.bizType,
    changes: [{ warehouse, sku, bin: await workingBin(context, warehouse, 'pick'), status, qty }],
    ...(qty > 0 ? { incoming: [{ warehouse, sku, qty, cost: atLastCost(qty, await lastCost(transaction, warehouse, sku)) }] } : {}),
  });
  if (!posted.ok) throw new RefusedBooking(refusedCode(posted.refusal.code));
}
