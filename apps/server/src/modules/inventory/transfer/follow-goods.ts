import { stateOfGoods, stateOfPicking, type TransferGoodsState } from '@axle/inventory';
import { sql } from 'kysely';
import type { OutboundFollower, ShippedItem } from '../outbound/outbound-followers.ts';
import type { LockedOutbound } from '../outbound/lock-outbound.ts';
import { createReceipt } from '../receipt/create-receipt.ts';
import type { ReceiptFollower } from '../receipt/receipt-followers.ts';
import { changeBeside } from '../../../platform/resources/writes/change-beside.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { type LockedTransfer, lockTransfer, type TransferLine } from './read-transfer.ts';

/** What brought a transfer into a state. */
const transitionTo: Readonly<Record<TransferGoodsState, string>> = {
  approved: 'unpick',
  picking: 'pick',
  shipped: 'ship',
  part_received: 'receivePart',
  received: 'receive',
};

/** Adds to a quantity of a transfer's lines, and moves it to the state that follows, with its history. */
async function move(
  context: LedgerContext,
  transfer: LockedTransfer,
  field: 'shipped' | 'received',
  pieces: ReadonlyMap<number, number>,
): Promise<{ readonly lines: readonly TransferLine[]; readonly state: TransferGoodsState }> {
  const lines = transfer.lines.map(line => ({ ...line, [field]: line[field] + (pieces.get(line.sku) ?? 0) }));
  const column = sql.ref(`${field}_qty`);
  for (const line of lines)
    if (pieces.has(line.sku))
      await sql`update transfer_order_lines set ${column} = ${line[field]} where id = ${line.id}`.execute(context.transaction);
  const nothingLeft = field === 'shipped' && lines.every(line => line.shipped === 0);
  const before = transfer.state as TransferGoodsState;
  const state = nothingLeft ? 'approved' : stateOfGoods(before, lines);
  const transition = state === 'shipped' && field === 'received' ? 'unreceive' : transitionTo[state];
  const shippedAt = state === 'approved' || state === 'picking' ? null : sql`coalesce(shipped_at, ${context.now})`;
  await changeTransfer(context, transfer, state, transition, { shippedAt });
  return { lines, state };
}

/** Leads a transfer into a state, where that is another one. */
async function changeTransfer(
  context: LedgerContext,
  { id, state: before }: LockedTransfer,
  state: LockedTransfer['state'],
  transition: string,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (before !== state)
    await changeBeside(context, { entity: 'transferOrder', table: 'transfer_order' }, id, { state, ...more }, transition);
}

const bySku = (items: readonly ShippedItem[], sign: 1 | -1): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  for (const { sku, qty } of items) pieces.set(sku, (pieces.get(sku) ?? 0) + sign * qty);
  return pieces;
};

/** The transfer of an order that leaves for it. */
const transferOf = async (context: LedgerContext, { sourceNo }: Pick<LockedOutbound, 'sourceNo'>) =>
  lockTransfer(context.transaction, sourceNo);

/** What its outbound does to a transfer: pieces on their way, for which the other warehouse has a receipt once all of them left. */
export const transferOutbound: OutboundFollower = {
  led: async (context, sourceNo, status) => {
    const state = stateOfPicking(status);
    const transfer = state && (await lockTransfer(context.transaction, sourceNo));
    if (!transfer || transfer.state !== (state === 'picking' ? 'approved' : 'picking') || transfer.lines.some(line => line.shipped > 0))
      return;
    await changeTransfer(context, transfer, state, transitionTo[state], {});
  },
  shipped: async (context, outbound, items) => {
    const transfer = await transferOf(context, outbound);
    if (!transfer) return;
    const { lines, state } = await move(context, transfer, 'shipped', bySku(items, 1));
    if (state !== 'shipped') return;
    const made = await createReceipt(context, {
      type: 'transfer',
      sourceNo: transfer.transferNo,
      warehouse: transfer.toWarehouse,
      fromWarehouse: transfer.fromWarehouse,
      ...(transfer.eta === null ? {} : { eta: transfer.eta }),
      lines: lines.map(({ sku, shipped }) => ({ sku, expectedQty: shipped, inTransit: true })),
    });
    if (!made.ok) throw new Error(`${transfer.transferNo}: ${made.refusal.code}`);
  },
  unshipped: async (context, outbound, items) => {
    const transfer = await transferOf(context, outbound);
    if (!transfer) return;
    await move(context, transfer, 'shipped', bySku(items, -1));
    const open = await context.transaction
      .selectFrom('receipt')
      .select('id')
      .where('type', '=', 'transfer')
      .where('source_no', '=', transfer.transferNo)
      .where('state', 'in', ['expected', 'arrived'])
      .forUpdate()
      .execute();
    for (const { id } of open) await changeBeside(context, { entity: 'receipt', table: 'receipt' }, id, { state: 'cancelled' }, 'cancel');
  },
  cancelled: async (context, outbound) => {
    const transfer = await transferOf(context, outbound);
    if (!transfer || !['approved', 'picking'].includes(transfer.state)) return;
    await changeTransfer(context, transfer, 'cancelled', 'cancel', { closedAt: context.now, closeReason: outbound.outboundNo });
  },
};

/** What its receipt does to a transfer: pieces that came, whatever their condition. */
export const transferReceipt: ReceiptFollower = {
  received: async (context, { sourceNo }, { sku, inTransit }, { good, hold, damaged }) => {
    const transfer = inTransit ? await lockTransfer(context.transaction, sourceNo) : undefined;
    if (transfer) await move(context, transfer, 'received', new Map([[sku, good + hold + damaged]]));
  },
};
