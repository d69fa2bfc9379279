import { compareDecimals, type Decimal } from '@axle/kernel';

/** Units that are sold in so many weeks. */
export interface WeeklyDemand {
  readonly units: number;
  readonly weeks: number;
}

/** A warehouse of a country, for one SKU. */
export interface StockNode {
  readonly warehouse: number;
  readonly onHand: number;
  readonly safety: number;
  /** What arrives before a transfer would. */
  readonly arriving: number;
  readonly demand: WeeklyDemand;
}

/** What a transfer costs and spares a unit, where it is known. */
export interface TransferWorth {
  readonly cost?: Decimal | undefined;
  readonly saved?: Decimal | undefined;
}

/** Pieces that should move from one warehouse to another. */
export interface SuggestedMove {
  readonly from: number;
  readonly to: number;
  readonly qty: number;
  readonly cartons: number;
}

const ofWeeks = ({ units, weeks }: WeeklyDemand, many: number): number => (weeks > 0 ? Math.ceil((units * many) / weeks) : 0);

/** [O9] What a warehouse keeps before it gives: its safety stock and eight weeks of demand, whichever is more. */
const limitOf = ({ safety, demand }: StockNode): number => Math.max(safety, ofWeeks(demand, 8));

/** [O9] What a warehouse can give: what it has above its safety stock and above eight weeks of demand. */
export const excessOf = (node: StockNode): number => Math.max(0, node.onHand - limitOf(node));

/** [O9] What a warehouse lacks of four weeks of demand and its safety stock, with what arrives before a transfer would. */
export const gapOf = ({ onHand, safety, arriving, demand }: StockNode): number =>
  demand.units > 0 ? Math.max(0, ofWeeks(demand, 4) + safety - onHand - arriving) : 0;

/** [O9] Whole cartons that fill a gap: the last is left where it would be more than the warehouse keeps. */
function cartonsLacked(node: StockNode, carton: number): number {
  const filling = Math.ceil(gapOf(node) / carton);
  const after = node.onHand + node.arriving + filling * carton;
  return after > limitOf(node) ? Math.floor(gapOf(node) / carton) : filling;
}

/**
 * [O9] Moves between the warehouses of one country that fill gaps, the largest first, from the largest excess, in whole cartons: a gap is
 * rounded up while the receiver would not hold more than a donor keeps, an excess down. A move whose cost is known, of so many units, is
 * made where it spares more. Nobody who lacks gives (operation.md, O9).
 */
export function rebalance(
  nodes: readonly StockNode[],
  carton: number,
  worth: (from: number, to: number, qty: number) => TransferWorth = () => ({}),
): readonly SuggestedMove[] {
  const byId = (one: { warehouse: number }, other: { warehouse: number }) => one.warehouse - other.warehouse;
  const lacking = nodes
    .map(node => ({ warehouse: node.warehouse, cartons: cartonsLacked(node, carton) }))
    .filter(({ cartons }) => cartons > 0)
    .toSorted((one, other) => other.cartons - one.cartons || byId(one, other));
  const giving = nodes
    .filter(node => gapOf(node) === 0)
    .map(node => ({ warehouse: node.warehouse, cartons: Math.floor(excessOf(node) / carton) }));
  const moves: SuggestedMove[] = [];
  for (const { warehouse: to, cartons } of lacking) {
    let wanted = cartons;
    for (const donor of giving.toSorted((one, other) => other.cartons - one.cartons || byId(one, other))) {
      const given = Math.min(wanted, donor.cartons);
      if (given === 0 || !isWorth(worth(donor.warehouse, to, given * carton))) continue;
      donor.cartons -= given;
      wanted -= given;
      moves.push({ from: donor.warehouse, to, qty: given * carton, cartons: given });
    }
  }
  return moves;
}

const isWorth = ({ cost, saved }: TransferWorth): boolean => cost === undefined || saved === undefined || compareDecimals(cost, saved) < 0;
