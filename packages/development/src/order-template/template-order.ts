import { addDays, type Decimal, type LocalDate } from '@axle/kernel';
import type { OrderSteps } from '@axle/purchasing';
import { firstOrderOf } from './first-order-of.ts';

/** By what a template works out pieces. */
export interface TemplateTerms {
  readonly qtyRule: string;
  /** Months of sales, for `months`. */
  readonly months?: Decimal | undefined;
}

/** A line of a template, with what is known of its item. */
export interface TemplateLine {
  /** The SKU that the item was registered as; none before that. */
  readonly sku?: number | undefined;
  /** Pieces, for `fixed`. */
  readonly qty?: number | undefined;
  /** Pieces that are likely to sell in a month, for `months`. */
  readonly monthlySales?: number | undefined;
  readonly steps: OrderSteps;
  /** Days that the supplier takes. */
  readonly leadDays?: number | undefined;
}

/** A line of the order that a template makes. */
export interface TemplateOrderLine {
  readonly sku: number;
  readonly qty: number;
  readonly requiredDate: LocalDate;
}

/** [N23] The pieces that a template orders of a line: by its rule, and as the supplier sells them. */
export const templateQty = ({ qtyRule, months }: TemplateTerms, { qty, monthlySales, steps }: Omit<TemplateLine, 'sku'>): number =>
  firstOrderOf(
    {
      firstOrderRule: qtyRule,
      ...(qty === undefined ? {} : { firstOrderQty: qty }),
      ...(months === undefined ? {} : { firstOrderMonths: months }),
      ...(monthlySales === undefined ? {} : { monthlySales }),
    },
    steps,
  );

/**
 * [N23] The lines of an order from a template, for the day that the supplier can meet; an item that has no SKU yet is left out, a SKU that
 * comes twice has its pieces together.
 */
export function templateOrder(terms: TemplateTerms, lines: readonly TemplateLine[], today: LocalDate): readonly TemplateOrderLine[] {
  const made = lines.flatMap(line =>
    line.sku === undefined ? [] : [{ sku: line.sku, qty: templateQty(terms, line), requiredDate: addDays(today, line.leadDays ?? 0) }],
  );
  return [...Map.groupBy(made, ({ sku, requiredDate }) => `${sku} ${requiredDate}`).values()].map(of => ({
    ...of[0]!,
    qty: of.reduce((sum, { qty }) => sum + qty, 0),
  }));
}
