import { ok } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import type { OutboundFollower } from '../../inventory/outbound/outbound-followers.ts';
import { keepHeld } from '../../inventory/receipt/send-held-back.ts';
import { actorOf } from '../../inventory/stock/ledger-context.ts';
import { heldSource } from './held-source.ts';
import { changeLine, lockedOrder } from './returned-pieces.ts';

/**
 * [R61] A supplier return that the warehouse cancels goes nowhere: its record is agreed as before, and its line has the pieces again.
 * [R108] They are on hold if they were.
 */
export const followSupplierReturns: OutboundFollower = {
  async cancelled(context, { sourceNo }) {
    const { transaction } = context;
    const caller = actorOf(context);
    const parts = ownParts(transaction, caller, 'afterSalesRecords');
    const [before] = await lockRows(transaction, parts, sql<boolean>`t.as_no = ${sourceNo} and t.state = 'sent_back'`);
    if (!before) return;
    const order = await lockedOrder(transaction, caller, before);
    const orderLine = Number(before['orderLine']);
    const line = linesIn(order, 'lines')[orderLine - 1]!;
    const [qty, isRefund] = [Number(before['qty']), before['type'] === 'return_refund'];
    const pieces = (key: string) => Number(line[key] ?? 0);
    const [heldQty, unowed] = [Number(before['heldQty'] ?? 0), Number(before['unowedQty'] ?? 0)];
    const source = await heldSource(transaction, before);
    const by = `${String(before['asNo'])}:${before.version}`;
    const kept = source ? await keepHeld(context, { ...source, by, qty: heldQty }) : ok(undefined);
    if (!kept.ok) throw new Error(`${String(before['asNo'])}: ${kept.refusal.code}`);
    const change = {
      returnedQty: Math.max(0, pieces('returnedQty') - qty),
      blockedQty: pieces('blockedQty') + heldQty,
      ...(isRefund ? { acceptedQty: pieces('acceptedQty') + qty - unowed } : { replaceQty: Math.max(0, pieces('replaceQty') - qty) }),
    };
    await changeLine(transaction, caller, { order, orderLine }, change);
    const owed = {
      heldQty: undefined,
      unowedQty: undefined,
      unbilledQty: undefined,
      unbilledNet: undefined,
      outboundNo: undefined,
      sentBackOn: undefined,
    };
    const after = { ...before, ...owed, state: 'agreed' };
    await updateRows(transaction, parts, [{ before, after }], { action: 'state', transition: 'takeBack' });
  },
};
