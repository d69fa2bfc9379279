import { fill, type Refusal, text } from '@axle/kernel';

/** A judged lot as it is to be judged again. */
export interface ReopenedLot {
  /** Something was decided on it, as a rejected lot. */
  readonly isDisposed: boolean;
  readonly released: number;
  /** Units that were recorded of its sample. */
  readonly recorded: number;
  /** The line of an order of which a lot at a supplier has passed; nothing for others. */
  readonly line?: { readonly passed: number; readonly shipped: number } | undefined;
}

const refusals = {
  disposed: {
    code: 'DISPOSED',
    field: 'disposition',
    message: text('该批已处置，不能重新判定', 'The lot was disposed of and cannot be judged again'),
  },
  shipped: {
    code: 'SHIPPED',
    field: 'releasedQty',
    message: text('放行的货已发运，不能重新判定', 'Released pieces were shipped; the lot cannot be judged again'),
  },
  unit: { code: 'UNITS', field: 'fromUnit', message: text('请填写1至{to}之间的件号', 'Enter a unit from 1 to {to}') },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [Q28b] What stands against judging a lot again from a unit on: a disposition (`DISPOSED`), pieces of it that were shipped (`SHIPPED`), a
 * unit that was not recorded (`UNITS`). Goods in a warehouse must not be put away yet, which the stock ledger shows.
 */
export function reopenRefusals({ isDisposed, released, recorded, line }: ReopenedLot, fromUnit: number): readonly Refusal[] {
  if (isDisposed) return [refusals.disposed];
  if (line && line.passed - released < line.shipped) return [refusals.shipped];
  return fromUnit < 1 || fromUnit > recorded ? [{ ...refusals.unit, message: fill(refusals.unit.message, { to: recorded }) }] : [];
}
