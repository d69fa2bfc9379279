import { sql } from 'kysely';
import { lockItems } from '../stock/lock-items.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';
import { releaseLines } from './reserve-lines.ts';

interface Freed {
  readonly id: number;
  readonly line_no: number;
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** Whether picked pieces of an order wait to be put back into their bins. */
export async function waitsToBePutBack({ transaction }: Pick<LedgerContext, 'transaction'>, outbound: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('pick')
    .select('id')
    .where('outbound', '=', outbound)
    .where('back_since', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Releases the allocations of an order: unpicked pieces are available at once, picked ones become tasks to put them back and are
 * available once they are in their bins again.
 */
export async function freePicks(
  context: LedgerContext,
  { id, outboundNo }: { readonly id: number; readonly outboundNo: string },
): Promise<void> {
  const { transaction, now } = context;
  const picks = await transaction.selectFrom('pick').selectAll().where('outbound', '=', id).where('back_since', 'is', null).execute();
  const split = picks.filter(({ picked, qty }) => picked > 0 && picked < qty);
  for (const { id: pick, picked } of split) await sql`update pick set qty = ${picked} where id = ${pick}`.execute(transaction);
  const untouched = picks.filter(({ picked }) => picked === 0);
  await transaction
    .deleteFrom('pick')
    .where('id', 'in', [...untouched.map(pick => pick.id), 0])
    .execute();
  await unallocate(context, id, outboundNo, [...untouched, ...split.map(pick => ({ ...pick, qty: pick.qty - pick.picked }))], 'free');
  await sql`update pick set back_since = ${now} where outbound = ${id} and picked > 0 and back_since is null`.execute(transaction);
  await sql`update outbound_lines set picked = 0, packed = 0 where record_id = ${id}`.execute(transaction);
}

/**
 * Moves allocated pieces back to the available ones, line by line; `why` and the picks distinguish one such move from every other.
 */
export async function unallocate(
  context: LedgerContext,
  id: number,
  outboundNo: string,
  freed: readonly Freed[],
  why: string,
): Promise<void> {
  const { transaction } = context;
  const lines = await transaction
    .selectFrom('outbound_lines as l')
    .innerJoin('stock_reservation as r', 'r.reservation_no', 'l.reservation_no')
    .select(['l.line_no', 'l.reservation_no', 'r.warehouse'])
    .where('l.record_id', '=', id)
    .execute();
  const byLine = new Map(lines.map(line => [line.line_no, line]));
  await lockItems(
    transaction,
    freed.flatMap(({ line_no, sku }) => (byLine.has(line_no) ? [{ warehouse: byLine.get(line_no)!.warehouse, sku }] : [])),
  );
  const ledger = stockLedger(context);
  for (const [lineNo, picks] of Map.groupBy(freed, pick => pick.line_no)) {
    const qty = picks.reduce((sum, pick) => sum + pick.qty, 0);
    await sql`update outbound_lines set allocated = allocated - ${qty} where record_id = ${id} and line_no = ${lineNo}`.execute(
      transaction,
    );
    const reservationNo = byLine.get(lineNo)?.reservation_no;
    if (!reservationNo) continue;
    const bins = picks.map(pick => ({ bin: pick.bin, qty: pick.qty }));
    const idemKey = `outbound:${outboundNo}:unallocate:${lineNo}:${why}.${picks[0]!.id}`;
    const reply = await ledger.unallocate({ idemKey, reservationNo, bins });
    if (!reply.ok) throw new Error(`${idemKey}: ${reply.refusal.code}`);
  }
}

/** Records that the picked pieces of an order are in their bins again; those of a cancelled or short order are then available. */
export async function putBackAll(context: LedgerContext, outbound: LockedOutbound): Promise<void> {
  const picks = await context.transaction
    .deleteFrom('pick')
    .where('outbound', '=', outbound.id)
    .where('back_since', 'is not', null)
    .returning(['id', 'line_no', 'bin', 'sku', 'qty'])
    .execute();
  await unallocate(context, outbound.id, outbound.outboundNo, picks, 'back');
  if (outbound.status === 'cancelled' || outbound.status === 'short') await releaseLines(context, outbound);
}
