import type { Decimal } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { inspectionStanding, isChosenLine, type MatchResult, netPriceOf, settledLine, type SettledLine } from '@axle/purchasing';
import { nameOfLine } from '../delivery/date-wish.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { invoicesOf, type SettlementFacts } from './settlement-facts.ts';

/** A line of a settlement as it is kept, and what it comes to. */
export interface MatchedLine {
  readonly kept: Line;
  readonly order: RecordRow;
  readonly invoice: RecordRow;
  readonly settled: SettledLine;
}

/** What somebody let pass of a line before, with who and why. */
function overrideOf(before: readonly Line[], invoice: number, invoiceLine: number) {
  const line = before.find(one => one['invoice'] === invoice && one['invoiceLine'] === invoiceLine && one['override'] === true);
  return line && { result: line['match'] as MatchResult, values: line };
}

const noOverride = { override: false, overrideReason: undefined, overrideBy: undefined, overrideAt: undefined };

/** [R88a] How far the inspection of a line of an order has come. */
function inspectionOf(order: RecordRow, orderLine: number, { inspected }: SettlementFacts) {
  const line = linesIn(order, 'lines')[orderLine - 1]!;
  const isPlanned = Array.isArray(line['inspectPlan']) && line['inspectPlan'].length > 0;
  const isRequested = inspected.has(nameOfLine(order.id, orderLine));
  return inspectionStanding(quantitiesOf(line), { isPlanned, isRequested });
}

/** [R47] Matches what is open of the invoices of a settlement, line by line; two lines of the same order line share its pieces. */
export function matchLines(settlement: RecordValues, facts: SettlementFacts): readonly MatchedLine[] {
  const before = linesIn(settlement, 'lines');
  const taken = new Map(facts.settling);
  const chosen = new Map(
    linesIn(settlement, 'invoices').map(one => [Number(one['invoice']), one['onlyLines'] as readonly string[] | undefined] as const),
  );
  return invoicesOf(settlement).flatMap(id => {
    const invoice = facts.invoices.get(id);
    if (!invoice) return [];
    return linesIn(invoice, 'lines').flatMap((billed, at): readonly MatchedLine[] => {
      const order = facts.orders.get(Number(billed['purchaseOrder']));
      const line = order && linesIn(order, 'lines')[Number(billed['orderLine']) - 1];
      const qty = Number(billed['qty']) - Number(billed['settledQty'] ?? 0);
      if (!order || !line || qty <= 0 || !isChosenLine(chosen.get(id), at + 1)) return [];
      const name = nameOfLine(order.id, Number(billed['orderLine']));
      const settling = taken.get(name) ?? 0;
      const override = overrideOf(before, id, at + 1);
      const terms = priceTermsOf(order);
      const price = line['price'] as Decimal;
      const invoiced = { qty, price: billed['price'] as Decimal, taxRate: invoice['taxRate'] as Decimal };
      const settled = settledLine({
        terms,
        price,
        accepted: Number(line['acceptedQty'] ?? 0),
        settled: quantitiesOf(line).settled,
        settling,
        invoice: invoiced,
        overridden: override?.result,
      });
      taken.set(name, settling + settled.payQty);
      const { overrideReason, overrideBy, overrideAt } = override?.values ?? {};
      const kept = {
        invoice: id,
        invoiceLine: at + 1,
        purchaseOrder: order.id,
        orderLine: billed['orderLine'],
        sku: line['sku'],
        match: settled.result,
        poPrice: netPriceOf(price, terms),
        availableQty: settled.available,
        inspection: inspectionOf(order, Number(billed['orderLine']), facts),
        qty,
        invoicePrice: invoiced.price,
        poTaxRate: terms.taxRate,
        invoiceTaxRate: invoiced.taxRate,
        payQty: settled.payQty,
        net: settled.net,
        tax: settled.tax,
        amountGross: settled.gross,
        held: settled.held,
        ppv: settled.ppv,
        ...(settled.isOverridden ? { override: true, overrideReason, overrideBy, overrideAt } : noOverride),
      };
      return [{ kept, order, invoice, settled }];
    });
  });
}
