import { type Decimal, fill, type Refusal, subtract, sum, text, zero } from '@axle/kernel';
import type { SettlementFile, SettlementLine } from './settlement-file.ts';
import { settlementItem } from './settlement-item.ts';

/** What a settlement comes to, by where its amounts belong. */
export interface SettlementSplit {
  /** Items of orders that are known. */
  readonly orders: Decimal;
  /** Taxes that the platform collects and pays itself. */
  readonly tax: Decimal;
  /** Charges of the account, such as its subscription. */
  readonly account: Decimal;
  /** Amounts of orders that are not known, and of words that are not known: nothing explains them. */
  readonly unexplained: Decimal;
}

/** [O6g] Whether nothing explains a line: its order is not known, or its words are not. */
export const isUnexplained = (
  line: Pick<SettlementLine, 'transactionType' | 'orderId' | 'amountType' | 'amountDescription'>,
  known: boolean,
): boolean => {
  const place = settlementItem(line);
  return place === undefined || (place !== 'account' && place !== 'tax' && !known);
};

/** [O6g] A settlement by where its amounts belong; the parts sum to its lines, so that what nothing explains is seen, never lost. */
export function settlementSplit(lines: readonly SettlementLine[], isKnown: (orderId: string) => boolean): SettlementSplit {
  const parts: Record<keyof SettlementSplit, Decimal[]> = { orders: [], tax: [], account: [], unexplained: [] };
  for (const line of lines) {
    const place = settlementItem(line);
    const part = isUnexplained(line, isKnown(line.orderId)) ? 'unexplained' : place === 'tax' || place === 'account' ? place : 'orders';
    parts[part].push(line.amount);
  }
  return { orders: sum(parts.orders), tax: sum(parts.tax), account: sum(parts.account), unexplained: sum(parts.unexplained) };
}

/** [O6f] What the lines of a settlement come to beside its total: nothing where it adds up. */
export const settlementDifference = ({ total, lines }: Pick<SettlementFile, 'total' | 'lines'>): Decimal =>
  subtract(total, sum(lines.map(({ amount }) => amount)));

/** [O6f] A settlement whose lines do not come to its total is refused with the difference: BILL_UNBALANCED. */
export function refuseUnbalanced(settlement: Pick<SettlementFile, 'total' | 'lines'>): Refusal | undefined {
  const difference = settlementDifference(settlement);
  if (difference === zero) return undefined;
  return {
    code: 'BILL_UNBALANCED',
    message: fill(text('账单不平，差 {difference}', 'The bill does not add up, difference {difference}'), { difference }),
  };
}
