import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { freeCancelled, leaveWave } from './cancel-outbound.ts';
import { type LockedOutbound, lockOutbound } from './lock-outbound.ts';
import { outboundFollowers } from './outbound-followers.ts';
import { outboundRefusals } from './outbound-refusals.ts';
import { reserveLines } from './reserve-lines.ts';
import { freePicks, waitsToBePutBack } from './put-back.ts';
import { postPieces, shippedLines } from './ship-pieces.ts';
import { shipReversals } from './ship-reversals.ts';

type Effect = (
  context: LedgerContext,
  outbound: LockedOutbound,
  transit: Transit,
) => Promise<Result<RecordValues, Refusal | readonly Refusal[]>>;

/** An effect over the order as its own functions know it. */
const onOutbound =
  (effect: Effect): TransitionEffect =>
  async transit => {
    const context = ledgerContext(transit.parts.database, transit.parts.caller);
    const outbound = await lockOutbound(context.transaction, transit.before.id);
    const reply = outbound ? await effect(context, outbound, transit) : refuse(outboundRefusals.unknown);
    return reply.ok ? reply : refuse(Array.isArray(reply.refusal) ? reply.refusal : [reply.refusal as Refusal]);
  };

/** Reserves the lines; where that cannot be, the order is short. */
export const allocate = onOutbound(async (context, outbound, { after }) => {
  if (await waitsToBePutBack(context, outbound.id)) return refuse(outboundRefusals.putBackOpen);
  return ok({ ...after, status: await reserveLines(context, outbound) });
});

/** Remembers from where the order is held. */
export const hold = onOutbound(async (_context, { status }, { after }) => ok({ ...after, heldFrom: status }));

/** Goes on from where the order was held. */
export const unhold = onOutbound(async (_context, { heldFrom }, { after }) =>
  ok({ ...after, status: heldFrom, heldFrom: undefined, holdReason: undefined }),
);

/** Stops an order on its way to the packing station: what is picked goes back to its bins. */
export const intercept = onOutbound(async (context, outbound, { after }) => {
  await freePicks(context, outbound);
  await leaveWave(context, outbound.id);
  return ok({ ...after, heldFrom: 'allocated' });
});

/** Ends the order with all that it holds. */
export const cancel = onOutbound(async (context, outbound, { after }) => {
  const refused = await freeCancelled(context, outbound);
  return refused ? refuse(refused) : ok({ ...after, heldFrom: undefined });
});

/** Posts all that has not left yet, if anything. */
export const ship = onOutbound(async (context, outbound, { after }) => {
  const items = outbound.lines.map(({ lineNo, qty, shipped }) => ({ lineNo, qty: qty - shipped })).filter(({ qty }) => qty > 0);
  if (items.length === 0) return ok({ ...after, shippedAt: context.now.toISOString() });
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from stock_posting where doc_type = 'outbound' and doc_no = ${outbound.outboundNo}`.execute(
    context.transaction,
  );
  const idemKey = `outbound:${outbound.outboundNo}:ship:all:${rows[0]!.n + 1}`;
  const posted = await postPieces(context, outbound, idemKey, items);
  return posted.ok ? ok({ ...after, shippedAt: context.now.toISOString() }) : posted;
});

const reversible = 24 * 3_600_000;

/** Books the opposite of all that left, within a day and as long as nothing that takes part stands against it. */
export const reverseShip = onOutbound(async (context, outbound, { before, after, input }) => {
  const { transaction, now } = context;
  if (now.getTime() - Date.parse(String(before['shippedAt'])) > reversible) return refuse(outboundRefusals.tooLate);
  const reversals = [...context.registry.parts(shipReversals).values()];
  for (const { refused } of reversals) {
    const refusal = await refused(context, outbound);
    if (refusal) return refuse(refusal);
  }
  const items = await shippedLines(context, outbound);
  const { rows } = await sql<{ posting_no: string }>`
    select p.posting_no from stock_posting p where p.doc_type = 'outbound' and p.doc_no = ${outbound.outboundNo}
      and not exists (select from stock_posting r where r.reversal_of = p.id) order by p.id desc`.execute(transaction);
  const ledger = stockLedger(context);
  for (const { posting_no: postingNo } of rows) {
    const reason = String(input['reverseReason']);
    const reply = await ledger.reverse({ idemKey: `outbound:${outbound.outboundNo}:reverse:${postingNo}:1`, postingNo, reason });
    if (!reply.ok) return reply;
  }
  await sql`update outbound_lines set shipped = 0, cost_value = null where record_id = ${outbound.id}`.execute(transaction);
  await sql`update pick set shipped = 0 where outbound = ${outbound.id}`.execute(transaction);
  for (const { reversed } of reversals) await reversed(context, outbound);
  await context.registry.part(outboundFollowers, outbound.sourceType)?.unshipped?.(context, outbound, items);
  return ok({ ...after, shippedAt: undefined });
});
