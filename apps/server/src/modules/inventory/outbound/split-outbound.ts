import { ok, refuse } from '@axle/kernel';
import { linesIn, notFound, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { createOutbound, type NewOutbound } from './create-outbound.ts';
import { lockOutbound } from './lock-outbound.ts';
import { beyondSplit, outboundRefusals, wrongStatus } from './outbound-refusals.ts';
import { releaseLines } from './reserve-lines.ts';

/** Moves pieces of an order to a new one of the same source; both must be allocated again. */
export const splitOutbound: ActionHandler = async ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const own = { ...parts, database: transaction };
    const context = ledgerContext(transaction, parts.caller);
    const [before] = target ? await lockById(transaction, own, [target.id]) : [];
    const outbound = before && (await lockOutbound(transaction, before.id));
    if (!before || !outbound) return refuse(notFound);
    if (before.version !== target!.version) return refuse(rowChanged);
    if (!['pending', 'short', 'allocated'].includes(outbound.status))
      return refuse(wrongStatus({ zh: '拆单', en: 'Split' }, outbound.status));
    if (outbound.sourceType === 'after_sale' || (await reservedBySource(context, outbound.id)))
      return refuse(outboundRefusals.sourceDecides);
    const lines = linesIn(before, 'items');
    const at = lines.findIndex(({ sku }) => sku === input['sku']);
    const moved = Number(input['qty']);
    const there = Number(lines[at]?.['qty'] ?? 0);
    const all = lines.reduce((sum, line) => sum + Number(line['qty']), 0);
    if (moved > there || moved >= all) return refuse({ ...beyondSplit(Math.min(there, all - 1)), field: 'qty' });
    await releaseLines(context, outbound);
    const left = there === moved ? lines.toSpliced(at, 1) : lines.with(at, { ...lines[at], qty: there - moved });
    await updateRows(transaction, own, [{ before, after: { ...before, items: left, status: 'pending' } }], { action: 'update' });
    const { rows } = await sql<{ part: number }>`
      select max(o.part)::integer + 1 as part from outbound o join outbound s on s.id = ${before.id}
      where o.out_type = s.out_type and o.source_type = s.source_type and o.source_no = s.source_no`.execute(transaction);
    const made = await createOutbound(context, {
      ...(before as unknown as NewOutbound),
      part: rows[0]!.part,
      lines: [
        { sku: Number(input['sku']), qty: moved, ...(lines[at]!['ptSku'] === undefined ? {} : { ptSku: String(lines[at]!['ptSku']) }) },
      ],
    });
    if (!made.ok) return made;
    return ok([{ id: before.id, name: made.value.outboundNo }]);
  });

async function reservedBySource({ transaction }: LedgerContext, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from outbound_lines l join stock_reservation r on r.reservation_no = l.reservation_no
    where l.record_id = ${id} and r.demand_type <> 'outbound' limit 1`.execute(transaction);
  return rows.length > 0;
}
