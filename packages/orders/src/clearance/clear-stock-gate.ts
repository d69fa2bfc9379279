/** Where a SKU in clearance is asked for: in an order to a supplier, or in one of a customer. */
export type ClearanceContext = 'purchase' | 'oms';

/** [S7] A line of an order as the gate sees it. */
export interface GatedLine {
  readonly order: string;
  /** Kind of the customer's order. */
  readonly kind?: string;
  readonly isClearance: boolean;
  readonly needed: number;
  /** What of it can be reserved now, or is reserved for it. */
  readonly reservable: number;
}

/** [S7] What may go on, and what stands against the rest. */
export interface GateAnswer<Line extends GatedLine> {
  readonly allowed: readonly Line[];
  readonly blocked: readonly Line[];
  /** Of the blocked lines those that are the reason. */
  readonly because: readonly Line[];
}

const mayPass = ({ isClearance, kind, needed, reservable }: GatedLine, context: ClearanceContext): boolean =>
  !isClearance || (context === 'oms' && kind === 'platform' && reservable >= needed);

/**
 * [S7] Lets lines of SKUs that are not in clearance pass; of those that are, only lines of platform orders that can be reserved whole now:
 * nothing is promised beyond the stock that is left. Nothing of it is bought again, and no order is made by hand. An order with a line that
 * may not pass is blocked whole (oms.md, S7).
 */
export function clearStockGate<Line extends GatedLine>(lines: readonly Line[], context: ClearanceContext): GateAnswer<Line> {
  const because = lines.filter(line => !mayPass(line, context));
  const stopped = new Set(because.map(({ order }) => order));
  return {
    allowed: lines.filter(({ order }) => !stopped.has(order)),
    blocked: lines.filter(({ order }) => stopped.has(order)),
    because,
  };
}
