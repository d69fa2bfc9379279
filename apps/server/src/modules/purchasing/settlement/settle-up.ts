import { type Decimal, sum } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type AppliedItem, appliedOf, lineTotals, payDate, prepayUse, settlementDue, settleWaterfall } from '@axle/purchasing';
import { accountOf } from '../ledger/account-of.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { priceTermsOf, wantedOf } from '../order/ordered-lines.ts';
import { type MatchedLine, matchLines } from './match-lines.ts';
import type { OpenDebt, OpenShare } from './open-items.ts';
import { invoiceDay, type SettlementFacts } from './settlement-facts.ts';

/** How many pieces of each line of an order a settlement pays for. */
function paidPieces(order: RecordRow, lines: readonly MatchedLine[]): readonly number[] {
  const own = lines.filter(line => line.order.id === order.id);
  return linesIn(order, 'lines').map((_line, at) =>
    own.filter(({ kept }) => kept['orderLine'] === at + 1).reduce((total, { settled }) => total + settled.payQty, 0),
  );
}

/** [R12] What a settlement uses of a prepayment: its part of the order at the order's prices, all that is left with the last pieces. */
function useOf({ share, open }: OpenShare, order: RecordRow, lines: readonly MatchedLine[]): Decimal {
  const terms = priceTermsOf(order);
  const paid = paidPieces(order, lines);
  const ordered = linesIn(order, 'lines');
  const worth = (qty: number, at: number) => lineTotals({ qty, price: ordered[at]!['price'] as Decimal }, terms).gross;
  const settledNow = sum(paid.map(worth));
  const isLast = ordered.every((line, at) => quantitiesOf(line).settled + paid[at]! >= wantedOf(line));
  const orderGross = (order['amountGross'] ?? '0') as Decimal;
  return prepayUse({ currency: terms.currency, share, balance: open, orderGross }, settledNow, isLast);
}

/** [R49] When a settlement is paid: on the due day of the first of its invoices, or the working day behind it. */
function dueOf(lines: readonly MatchedLine[], facts: SettlementFacts) {
  const due = settlementDue(
    lines.map(({ order, invoice }) => ({ netDays: Number(order['netDays']), eom: order['eom'] === true, day: invoiceDay(invoice) })),
  );
  const calendar = facts.calendars.get(Number(lines[0]?.invoice['companyEntity']));
  const works = due && calendar && payDate(due, calendar);
  return works?.ok ? works.value : due;
}

/** A settlement with its lines and what it comes to. */
export interface SettledUp {
  readonly values: RecordValues;
  readonly lines: readonly MatchedLine[];
}

/** [R47] [R15] [R49] Matches a settlement, and works out what is paid and when. */
export function settleUp(settlement: RecordValues, facts: SettlementFacts): SettledUp {
  const lines = matchLines(settlement, facts);
  const first = facts.invoices.get(Number(linesIn(settlement, 'invoices')[0]?.['invoice']));
  const account = first && accountOf(first);
  const isOwn = (debt: OpenDebt) =>
    debt.supplier === account?.supplier && debt.companyEntity === account.companyEntity && debt.currency === account.currency;
  const debts = { deductions: facts.open.deductions.filter(isOwn), claims: facts.open.claims.filter(isOwn) };
  const orders = new Map(lines.map(({ order }) => [order.id, order]));
  const shares = facts.open.shares.flatMap(share => {
    const order = orders.get(share.purchaseOrder);
    return order ? [{ ...share, use: useOf(share, order, lines) }] : [];
  });
  const gross = sum(lines.map(({ settled }) => settled.gross));
  const waterfall = settleWaterfall({ gross, ...debts, prepays: shares.map(({ id, use }) => ({ id, open: use })) });
  const taken = ({ applied, carried }: AppliedItem) => ({ amount: applied, carried });
  const values = {
    ...settlement,
    ...account,
    lines: lines.map(({ kept }) => kept),
    deductions: waterfall.deductions.map(item => ({ deduction: item.id, ...taken(item) })),
    claims: waterfall.claims.map(item => ({ claim: item.id, ...taken(item) })),
    prepays: waterfall.prepays.map((item, at) => ({ prepayment: item.id, purchaseOrder: shares[at]!.purchaseOrder, ...taken(item) })),
    gross,
    deducted: appliedOf(waterfall.deductions),
    claimed: appliedOf(waterfall.claims),
    prepaidUsed: appliedOf(waterfall.prepays),
    payable: waterfall.payable,
    dueDate: dueOf(lines, facts),
  };
  return { values, lines };
}
