import { compareDecimals, type Decimal, subtract } from '@axle/kernel';

/** A way by which a node can be supplied: what a unit costs, and the first week in which what is sent now can be sold there. */
export interface SupplyChannel {
  readonly code: string;
  readonly unitCost: Decimal;
  readonly earliest: number;
}

/** The channel that supplies a week, and whether it is a faster one than the cheapest of all. */
export interface ChosenChannel<Channel extends SupplyChannel = SupplyChannel> {
  readonly channel: Channel;
  readonly isFaster: boolean;
}

/** The cheaper first; of equally cheap ones the slower. */
const byCost = (one: SupplyChannel, other: SupplyChannel): number =>
  compareDecimals(one.unitCost, other.unitCost) || other.earliest - one.earliest;

/**
 * [P13] By which channel a week of a node is supplied: the cheapest of those that come in time. Before the cheapest of all does, a faster
 * one is worth it only where a unit earns at least what it costs more, else losing the sale is cheaper; where nobody knows what a unit
 * earns, it is not used (mrp.md, P13, steps 2 and 3).
 */
export function channelFor<Channel extends SupplyChannel>(
  channels: readonly Channel[],
  week: number,
  unitMargin: Decimal | undefined,
): ChosenChannel<Channel> | undefined {
  const ordered = channels.toSorted(byCost);
  const channel = ordered.find(({ earliest }) => earliest <= week);
  const [economy] = ordered;
  if (!channel || !economy) return undefined;
  if (economy.earliest <= week) return { channel, isFaster: false };
  const isWorth = unitMargin !== undefined && compareDecimals(unitMargin, subtract(channel.unitCost, economy.unitCost)) >= 0;
  return isWorth ? { channel, isFaster: true } : undefined;
}
