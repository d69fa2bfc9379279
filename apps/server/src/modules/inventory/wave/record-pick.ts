import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { lockOutbounds } from '../outbound/lock-outbound.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { resolvePiece } from '../stock/resolve-code.ts';
import { scannedBins, scannedText } from '../warehouse/scanned-bin.ts';
import { startOrders } from './lead-wave.ts';
import { beyondPick, waveRefusals } from './wave-refusals.ts';

/** What the picker stands before: a bin and a SKU as scanned or typed, and pieces. */
export interface PickAt {
  readonly bin: string;
  readonly sku: string;
  readonly qty: number;
}

/** An open pick of a wave. */
export interface OpenPick {
  readonly id: number;
  readonly outbound: number;
  readonly line_no: number;
  readonly bin: number;
  readonly sku: number;
  readonly left: number;
  readonly picked: number;
}

/** The open picks of a wave at a bin for a SKU, in the order of their slots; held orders wait. */
export async function openPicks(context: LedgerContext, wave: number, { bin, sku, qty }: PickAt): Promise<Result<readonly OpenPick[]>> {
  const binCode = scannedText(bin);
  const { rows } = await sql<OpenPick>`
    select p.id, p.outbound, p.line_no, p.bin, p.sku, p.picked, p.qty - p.picked as left
    from pick p join wave_order x on x.wave = p.wave and x.outbound = p.outbound and x.in_wave join outbound o on o.id = p.outbound
    join bin b on b.id = p.bin join warehouse w on w.id = b.warehouse
    where p.wave = ${wave} and p.back_since is null and o.status in ('waved', 'picking', 'picked')
      and (b.bin_code = ${binCode} or w.code || '/' || b.bin_code = ${binCode}) order by x.slot, p.id for update of p`.execute(
    context.transaction,
  );
  if (rows.length === 0) return refuse(waveRefusals.unknownBin);
  const meant = await resolvePiece(
    context.transaction,
    sku,
    rows.map(row => row.sku),
  );
  if (!meant.ok) {
    const isBin = (await scannedBins(context.transaction, sku)).ok;
    return refuse(isBin ? waveRefusals.unknownBin : { ...meant.refusal, field: 'sku' });
  }
  const fitting = rows.filter(row => row.sku === meant.value);
  if (fitting.length === 0) return refuse(waveRefusals.unknownSku);
  const open = fitting.filter(({ left }) => left > 0);
  const most = open.reduce((sum, { left }) => sum + left, 0);
  return qty > most ? refuse(beyondPick(most)) : ok(open);
}

/** Runs something over a wave that is being picked, locked; a released one is begun by it. */
export const whilePicking =
  (work: (context: LedgerContext, wave: number, at: PickAt, reason: string) => Promise<Refusal | undefined>): ActionHandler =>
  async ({ parts, targets: [target], input }) =>
    inTransaction(parts.database, async transaction => {
      const own = { ...parts, database: transaction };
      const context = ledgerContext(transaction, parts.caller);
      const [wave] = target ? await lockById(transaction, own, [target.id]) : [];
      if (!wave) return refuse(notFound);
      if (wave['status'] !== 'released' && wave['status'] !== 'picking') return refuse(waveRefusals.notReleased);
      const orders = await transaction
        .selectFrom('wave_order')
        .select('outbound')
        .where('wave', '=', wave.id)
        .where('in_wave', '=', true)
        .execute();
      await lockOutbounds(
        transaction,
        orders.map(({ outbound }) => outbound),
      );
      if (wave['status'] === 'released') await startOrders(own, context, wave);
      const at = { bin: String(input['bin']), sku: String(input['sku']), qty: Number(input['qty']) };
      const refused = await work(context, wave.id, at, String(input['reason'] ?? ''));
      return refused ? refuse(refused) : ok([{ id: wave.id, name: String(wave['waveNo']) }]);
    });

/** Confirms a pick of the walk. */
export const recordPick = whilePicking(async (context, wave, at) => pickPieces(context, wave, at));

/** Notes pieces that were taken out of a bin, slot by slot. Orders of which all is picked go to the packing station. */
export async function pickPieces(context: LedgerContext, wave: number, at: PickAt): Promise<Refusal | undefined> {
  const open = await openPicks(context, wave, at);
  if (!open.ok) return open.refusal;
  const { transaction, now, by } = context;
  let left = at.qty;
  for (const pick of open.value) {
    const part = Math.min(left, pick.left);
    if (part === 0) break;
    left -= part;
    await sql`update pick set picked = picked + ${part}, picked_by = ${by}, picked_at = ${now} where id = ${pick.id}`.execute(transaction);
    await sql`update outbound_lines set picked = picked + ${part} where record_id = ${pick.outbound} and line_no = ${pick.line_no}`.execute(
      transaction,
    );
  }
  await finishOrders(context, wave);
  return undefined;
}

/** Sends the orders of a wave on whose pieces are all picked. */
async function finishOrders(context: LedgerContext, wave: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select o.id from wave_order x join outbound o on o.id = x.outbound where x.wave = ${wave} and x.in_wave and o.status = 'picking'
      and not exists (select from outbound_lines l where l.record_id = o.id and l.picked < l.qty) order by o.id`.execute(
    context.transaction,
  );
  for (const order of rows) await changeOutbound(context, order, { status: 'picked' }, 'finish');
}
