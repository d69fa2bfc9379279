import { type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { discretionaryOuts, stockBizTypes } from './biz-types.ts';
import { planLayers } from './plan-layers.ts';
import type { PlannedMove, PlannedPosting, StockPosting, StockView } from './posting.ts';
import { atpShort, backdateOut, binLocked, negativeStock, periodClosed, zeroMove } from './refusals.ts';
import { netChanges, type StockChange, stockItemText } from './stock-key.ts';

/**
 * [M1] What a posting writes, or why it may not: every balance that results is at least zero (`NEGATIVE_STOCK` names key, have and need),
 * no bin is locked for counting (`BIN_LOCKED`), what leaves is booked today (`BACKDATE_OUT`), what only adds on a day that is open
 * (`PERIOD_CLOSED`), an out that somebody chooses to make leaves what is reserved for others (`ATP_SHORT`). Throws where a posting
 * contradicts its own kind: a sale that adds, costs for other numbers of pieces.
 */
export function planPosting(posting: StockPosting, view: StockView): Result<PlannedPosting> {
  const moves = planMoves(posting, view);
  if (!moves.ok) return moves;
  const layers = planLayers(posting, moves.value, view);
  return layers.ok ? ok({ moves: moves.value, ...layers.value }) : layers;
}

/** [M1] The lines of the ledger alone, without cost layers. */
export function planMoves(posting: StockPosting, view: StockView): Result<readonly PlannedMove[]> {
  const net = netChanges(posting.changes);
  assertSign(posting, net);
  if (net.length === 0) return refuse(zeroMove);
  const refused = refuseDay(posting, net, view) ?? refuseBins(net, view) ?? refuseBalances(posting, net, view);
  if (refused) return refuse(refused);
  return ok(
    net.map(change => ({
      ...change,
      balanceAfter: view.balance(change) + change.qty,
      bizDate: posting.bizDate ?? view.today(change.warehouse),
    })),
  );
}

function assertSign({ bizType }: StockPosting, net: readonly StockChange[]): void {
  const sign = stockBizTypes[bizType];
  const total = net.reduce((sum, { qty }) => sum + qty, 0);
  const fits = sign === 'either' || (sign === 'same' ? total === 0 : sign === 'in' ? total >= 0 : total <= 0);
  if (!fits) throw new RangeError(`${bizType} cannot change the pieces that we own by ${total}`);
}

function refuseDay({ bizDate }: StockPosting, net: readonly StockChange[], view: StockView): Refusal | undefined {
  if (bizDate === undefined) return undefined;
  const todays: readonly LocalDate[] = net.map(({ warehouse }) => view.today(warehouse));
  if (net.some(({ qty }) => qty < 0)) return todays.every(today => today === bizDate) ? undefined : backdateOut;
  return bizDate < view.openFrom || todays.some(today => bizDate > today) ? periodClosed : undefined;
}

const refuseBins = (net: readonly StockChange[], view: StockView): Refusal | undefined =>
  net.some(({ bin }) => view.isLocked(bin)) ? binLocked : undefined;

function refuseBalances({ bizType }: StockPosting, net: readonly StockChange[], view: StockView): Refusal | undefined {
  for (const change of net) {
    const have = view.balance(change);
    if (have + change.qty < 0) return negativeStock(change, have, -change.qty);
  }
  return discretionaryOuts.has(bizType) ? refuseReserved(net, view) : undefined;
}

/** What a chosen out takes from available pieces must not be reserved for others. */
function refuseReserved(net: readonly StockChange[], view: StockView): Refusal | undefined {
  const available = net.filter(({ status }) => status === 'available');
  for (const changes of Map.groupBy(available, stockItemText).values()) {
    const { warehouse, sku } = changes[0]!;
    const taken = -changes.reduce((sum, { qty }) => sum + qty, 0);
    const free = view.available(warehouse, sku) - view.unallocated(warehouse, sku);
    if (taken > 0 && taken > free) return atpShort(Math.max(0, free));
  }
  return undefined;
}
