import { add, type Decimal, subtract, zero } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { acceptedNet } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import type { Taking } from './settle-documents.ts';

const settledOf = (line: Line): number => Number(line['settledQty'] ?? 0);

/** The pieces that a settlement pays for, of lines that fit. */
const paid = (settlement: RecordValues, fits: (line: Line) => boolean): number =>
  linesIn(settlement, 'lines').reduce((total, line) => total + (fits(line) ? Number(line['payQty']) : 0), 0);

/** [R51] The lines of a settlement with their variance against what the pieces were accepted for, and all of that without tax. */
export function acceptedLines(
  settlement: RecordValues,
  orders: readonly RecordRow[],
): { readonly lines: readonly Line[]; readonly net: Decimal } {
  const settled = new Map<string, number>();
  let net = zero;
  const lines = linesIn(settlement, 'lines').map(line => {
    const order = orders.find(({ id }) => id === line['purchaseOrder'])!;
    const ordered = linesIn(order, 'lines')[Number(line['orderLine']) - 1]!;
    const name = `${order.id}/${String(line['orderLine'])}`;
    const from = settled.get(name) ?? settledOf(ordered);
    const own = acceptedNet(ordered['price'] as Decimal, priceTermsOf(order), from, Number(line['payQty']));
    settled.set(name, from + Number(line['payQty']));
    net = add(net, own);
    return { ...line, ppv: subtract(line['net'] as Decimal, own) };
  });
  return { lines, net };
}

/** Counts what a settlement pays for as billed and settled on its orders, or no more. */
export async function settleOrders(
  transaction: Transaction<Tables>,
  caller: Actor,
  orders: readonly RecordRow[],
  { settlement, sign }: Taking,
): Promise<void> {
  const changes = orders.map(before => {
    const lines = linesIn(before, 'lines').map((line, at) => {
      const more = sign * paid(settlement, one => one['purchaseOrder'] === before.id && one['orderLine'] === at + 1);
      if (more === 0) return line;
      return { ...line, settledQty: settledOf(line) + more, invoicedQty: Number(line['invoicedQty'] ?? 0) + more };
    });
    return { before, after: { ...before, lines } };
  });
  await updateRows(transaction, ownParts(transaction, caller, 'purchaseOrder'), changes, { action: 'update' });
}

/** Where an invoice stands by how much of it is settled. */
function invoiceState(lines: readonly Line[]): 'approved' | 'held' | 'verified' {
  if (lines.every(line => settledOf(line) >= Number(line['qty']))) return 'approved';
  return lines.some(line => settledOf(line) > 0) ? 'held' : 'verified';
}

/** Counts what a settlement pays for as settled on its invoices, or no more; pieces that are held are settled another time. */
export async function settleInvoices(
  transaction: Transaction<Tables>,
  caller: Actor,
  invoices: readonly RecordRow[],
  { settlement, sign }: Taking,
): Promise<void> {
  const changes = invoices.map(before => {
    const lines = linesIn(before, 'lines').map((line, at) => {
      const more = sign * paid(settlement, one => one['invoice'] === before.id && one['invoiceLine'] === at + 1);
      return more === 0 ? line : { ...line, settledQty: settledOf(line) + more };
    });
    return { before, after: { ...before, lines, state: invoiceState(lines) } };
  });
  await updateRows(transaction, ownParts(transaction, caller, 'supplierInvoices'), changes, { action: 'update' });
}

/** Invoices that are booked as a whole are paid with the settlement that has paid for the last of their pieces. */
export async function payInvoices(transaction: Transaction<Tables>, caller: Actor, invoices: readonly RecordRow[]): Promise<void> {
  const changes = invoices.filter(({ state }) => state === 'approved').map(before => ({ before, after: { ...before, state: 'paid' } }));
  await updateRows(transaction, ownParts(transaction, caller, 'supplierInvoices'), changes, { action: 'state', transition: 'pay' });
}
