import { minorDigits, ok, type Refusal, refuse, round } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { kindsOfReply, type ReplyAgreement, replySummary } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Completion } from '../../../platform/resources/writes/complete-new.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById, repliedLines, routeOf } from './replied-orders.ts';

/** How many rounds orders have had, by their ids. */
async function roundsOf(database: Kysely<Tables>, orders: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orders.length === 0) return new Map();
  const rows = await database
    .selectFrom('supplier_reply')
    .select(({ fn }) => ['purchase_order', fn.max('round').as('rounds')])
    .where('purchase_order', 'in', [...orders])
    .groupBy('purchase_order')
    .execute();
  return new Map(rows.map(row => [row.purchase_order, row.rounds]));
}

/** [R121] What is agreed with suppliers about their replies, by their ids. */
async function agreementsWith(database: Kysely<Tables>, suppliers: readonly number[]): Promise<ReadonlyMap<number, ReplyAgreement>> {
  if (suppliers.length === 0) return new Map();
  const rows = await database
    .selectFrom('supplier')
    .select(['id', 'auto_accept'])
    .where('id', 'in', [...suppliers])
    .execute();
  return new Map(rows.map(({ id, auto_accept }) => [id, { autoAccept: auto_accept !== false }]));
}

/** An order that is replied to, its how many-th reply it is, and what is agreed with its supplier. */
interface RepliedOrder {
  readonly order: RecordRow;
  readonly round: number;
  readonly agreement: ReplyAgreement | undefined;
}

/** [R9a] A reply as it is kept: every line of the order, what differs, and who decides; nobody does where it is as agreed. */
function completed({ order, round: turn, agreement }: RepliedOrder, given: RecordValues, now: Date): RecordValues {
  const lines = repliedLines(order, given);
  const [summary, route] = [replySummary(lines), routeOf(order, lines, agreement)];
  const isAccepted = route === 'auto';
  return {
    ...given,
    supplier: order['supplier'],
    currency: order['currency'],
    round: turn,
    basedOnVersion: order['orderVersion'],
    channel: given['channel'] ?? 'import',
    repliedAt: given['repliedAt'] ?? now.toISOString(),
    ...summary,
    amountDelta: round(summary.amountDelta, minorDigits(String(order['currency']))),
    route,
    ...(isAccepted ? { state: 'accepted', decidedAt: now.toISOString() } : {}),
    splits: given['splits'] ?? [],
    lines: lines.map(({ ordered, before, diff, given: line = {} }) => ({
      orderLine: ordered.orderLine,
      sku: ordered.sku,
      kinds: kindsOfReply(diff),
      qtyBefore: before.qty,
      qty: diff.after.qty,
      dateBefore: before.date,
      date: diff.after.date,
      priceBefore: before.price,
      price: diff.after.price,
      dateReason: line['dateReason'],
      reason: line['reason'],
      outcome: isAccepted ? 'accepted' : undefined,
    })),
  };
}

/** [R9] Completes replies that come in by what their orders hold. */
export const completeReplies: Derivation = async (database, { caller }, rows) => {
  const ids = idsIn(rows.flatMap(({ before, after }) => (before ? [] : [after['purchaseOrder']])));
  if (ids.length === 0) return rows.map(({ after }) => after);
  const [orders, rounds] = await Promise.all([ordersById(database, caller, ids), roundsOf(database, ids)]);
  const agreements = await agreementsWith(database, idsIn([...orders.values()].map(({ supplier }) => supplier)));
  return rows.map(({ before, after }) => {
    const order = before ? undefined : orders.get(Number(after['purchaseOrder']));
    if (!order) return after;
    const agreement = agreements.get(Number(order['supplier']));
    return completed({ order, round: (rounds.get(order.id) ?? 0) + 1, agreement }, after, caller.now);
  });
};

const channelByHand: Refusal = {
  code: 'CHANNEL',
  field: 'channel',
  message: { zh: '请选择邮件或电话', en: 'Choose mail or phone' },
};
const noProof: Refusal = {
  code: 'NO_PROOF',
  field: 'attachments',
  message: { zh: '请附上供应商回复的凭证', en: 'Attach the supplier’s reply as evidence' },
};

/** A reply that a buyer enters came by mail or phone, and its evidence is kept. */
export const enteredReply: Completion = async (_transaction, _parts, values) => {
  const files = values['attachments'];
  const refusals = [
    ...(values['channel'] === 'mail' || values['channel'] === 'phone' ? [] : [channelByHand]),
    ...(Array.isArray(files) && files.length > 0 ? [] : [noProof]),
  ];
  return refusals.length > 0 ? refuse(refusals) : ok(values);
};
