import { type Decimal, ok, type Refusal, refuse, text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { changingRefusals, submitSettlementRefusals } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { submit } from '../../../platform/resources/states/decide.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { invoicesOf, settlementFacts } from './settlement-facts.ts';
import { type SettledUp, settleUp } from './settle-up.ts';

/** The ids of the orders that a settlement pays for. */
const ordersOf = (settlement: RecordValues): readonly number[] =>
  idsIn(linesIn(settlement, 'lines').map(({ purchaseOrder }) => purchaseOrder));

/** What a settlement pays for. */
export interface LockedGoods {
  readonly orders: readonly RecordRow[];
  readonly invoices: readonly RecordRow[];
}

/** Locks the orders and invoices of a settlement. */
export async function lockGoods(transaction: Transaction<Tables>, caller: Actor, settlement: RecordValues): Promise<LockedGoods> {
  const orders = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), ordersOf(settlement));
  const invoices = await lockById(transaction, ownParts(transaction, caller, 'supplierInvoices'), invoicesOf(settlement));
  return { orders, invoices };
}

/** A settlement as it comes out now, with what it pays for locked. */
export interface LockedSettlement extends SettledUp, LockedGoods {}

/** [R47] Locks what a settlement pays for, and matches it once more. */
export async function lockedSettlement({ parts, before }: Pick<Transit, 'parts' | 'before'>): Promise<LockedSettlement> {
  const { database, caller } = parts;
  const goods = await lockGoods(database, caller, before);
  const facts = await settlementFacts(database, caller, invoicesOf(before), before.id);
  return { ...settleUp(before, facts), ...goods };
}

const changing = (order: RecordRow): readonly Refusal[] =>
  changingRefusals(order['changing'] === true).map(({ code, message }) => ({
    code,
    message: text(`${String(order['orderNo'])}${message.zh}`, `${String(order['orderNo'])}: ${message.en}`),
  }));

/** [R50] [R7e] What stands against settling what is locked. */
export const refusedSettling = ({ values, lines, orders }: LockedSettlement): readonly Refusal[] => [
  ...orders.flatMap(changing),
  ...submitSettlementRefusals({
    exceptions: lines.filter(({ settled }) => settled.isException).length,
    gross: values['gross'] as Decimal,
  }),
];

/** [R50] A settlement goes into approval as it comes out now. */
export const submitSettlement: TransitionEffect = async transit => {
  const locked = await lockedSettlement(transit);
  const refused = refusedSettling(locked);
  if (refused.length > 0) return refuse(refused);
  const { state } = transit.after;
  const submitted = await submit({ ...transit, after: { ...locked.values, state } });
  return submitted.ok ? ok(submitted.value) : submitted;
};
