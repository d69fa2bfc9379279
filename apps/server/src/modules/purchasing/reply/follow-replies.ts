import type { RecordRow } from '@axle/page-kit';
import { basisRefusals, type OrderStatus } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { agreedOrder, keepDates } from './agree-order.ts';
import { repliedLines } from './replied-orders.ts';

/** What a reply says of an order: when it was first replied to. */
const repliedOn = (order: RecordRow, reply: RecordRow) => ({ firstReplyAt: order['firstReplyAt'] ?? reply['repliedAt'] });

/** A reply that came in moves its order along: into force where it was accepted by itself, else to its decision. */
export const followReplies: Consequence = async (database, { caller }, rows) => {
  const replies = rows.flatMap(({ before, after }) => (before || !after ? [] : [after]));
  if (replies.length === 0) return;
  const transaction = database as Transaction<Tables>;
  const parts = ownParts(transaction, caller, 'purchaseOrder');
  const orders = new Map(
    (await lockById(transaction, parts, idsIn(replies.map(({ purchaseOrder }) => purchaseOrder)))).map(order => [order.id, order]),
  );
  const pairs = replies.map(reply => ({ reply, order: orders.get(Number(reply['purchaseOrder']))! }));
  for (const { reply, order } of pairs) {
    const asked = { status: order['state'] as OrderStatus, version: Number(order['orderVersion']) };
    const [refusal] = basisRefusals(asked, Number(reply['basedOnVersion']));
    if (refusal) throw new RefusedWrite(refusal);
  }
  const agreed = pairs
    .filter(({ reply }) => reply['state'] === 'accepted')
    .map(({ reply, order }) => ({ reply, before: order, ...agreedOrder(order, repliedLines(order, reply), caller) }));
  await updateRows(
    transaction,
    parts,
    agreed.map(({ reply, before, order }) => ({
      before,
      after: { ...order, state: 'effective', effectiveAt: caller.now.toISOString(), ...repliedOn(before, reply) },
    })),
    { action: 'state', transition: 'replyConfirmed' },
  );
  await keepDates(
    transaction,
    caller,
    agreed.flatMap(({ dates }) => dates),
  );
  await updateRows(
    transaction,
    parts,
    pairs
      .filter(({ reply }) => reply['state'] !== 'accepted')
      .map(({ reply, order }) => ({ before: order, after: { ...order, state: 'replied', ...repliedOn(order, reply) } })),
    { action: 'state', transition: 'replyDiffers' },
  );
};
