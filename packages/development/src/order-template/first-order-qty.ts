import { type Decimal, multiply, round } from '@axle/kernel';
import { type OrderSteps, roundOrderQty } from '@axle/purchasing';

/** By what the pieces of a first order are worked out: a set quantity, the least that the supplier sells, or the sales of some months. */
export type FirstOrderRule =
  | { readonly rule: 'fixed'; readonly qty: number }
  | { readonly rule: 'moq' }
  | { readonly rule: 'months'; readonly months: Decimal; readonly monthlySales: number };

const needOf = (rule: FirstOrderRule, { moq = 1 }: OrderSteps): number => {
  if (rule.rule === 'fixed') return rule.qty;
  if (rule.rule === 'moq') return moq;
  return Number(round(multiply(rule.months, String(rule.monthlySales) as Decimal), 0, 'up'));
};

/** [N6] The pieces of a first order: what its rule asks for, rounded as orders are bought. */
export const firstOrderQty = (rule: FirstOrderRule, steps: OrderSteps): number => roundOrderQty(needOf(rule, steps), steps);
