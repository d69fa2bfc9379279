import type { LocalDate } from '@axle/kernel';
import { type Arrival, daysOfSupply, nextArrival, publishQty, sellableSets, stockOutDay, stockStanding } from '@axle/operation';
import type { ChannelFacts } from './channel-facts.ts';
import type { ListedPart, ListedUnit } from './listed-units.ts';
import { type PoolFacts, poolKey, type PoolStock } from './pool-facts.ts';
import type { PublishRule } from './publish-terms.ts';

const nothing: PoolStock = { onHand: 0, reserved: 0, available: 0, aged: 0, places: [] };

/** Fulfilments whose stock the platform itself keeps. */
export const platformFulfilments: readonly string[] = ['fba', 'wfs'];

/** Listings whose quantity the platform itself keeps. */
export const keptByPlatform = (fulfilment: string): boolean => platformFulfilments.includes(fulfilment);

type Expected = ReadonlyMap<string, readonly { readonly day: LocalDate | null; readonly pieces: number }[]>;

/** What arrives of a listing of what is expected: each day brings as many units as its parts make more, by then. */
function arrivalsOf({ store, parts }: ListedUnit, expected: Expected, today: LocalDate): readonly Arrival[] {
  const of = (part: ListedPart) => expected.get(poolKey({ store, sku: part.sku })) ?? [];
  const days = [...new Set(parts.flatMap(of).flatMap(({ day }) => (day === null ? [] : [day < today ? today : day])))].toSorted();
  const by = (day: LocalDate) =>
    sellableSets(
      parts.map(part => ({
        per: part.per,
        pieces: of(part).reduce((sum, one) => sum + (one.day !== null && one.day <= day ? one.pieces : 0), 0),
      })),
    );
  return days.map((day, at) => ({ day, units: by(day) - (at === 0 ? 0 : by(days[at - 1]!)) })).filter(({ units }) => units > 0);
}

/** What can be sold of a listing, how long it lasts, and what its rule publishes. */
export function countSellable(listing: ListedUnit, pool: PoolFacts, facts: ChannelFacts, rule: PublishRule | undefined, today: LocalDate) {
  const { store, parts, fulfilment } = listing;
  const stock = parts.map(({ sku, per }) => ({ per, of: pool.stock.get(poolKey({ store, sku })) ?? nothing }));
  const sets = (key: 'onHand' | 'reserved' | 'available' | 'aged') => sellableSets(stock.map(({ per, of }) => ({ per, pieces: of[key] })));
  const available = sets('available');
  const everything = parts.map(({ sku, per }) => ({
    per,
    pieces: (pool.coming.get(poolKey({ store, sku })) ?? []).reduce((sum, one) => sum + one.pieces, 0),
  }));
  const [first] = arrivalsOf(listing, pool.coming, today);
  const arrivals = arrivalsOf(listing, pool.arriving, today);
  const next = nextArrival(today, arrivals);
  const places = [...new Set(stock.flatMap(({ of }) => of.places))].toSorted();
  const isKept = keptByPlatform(fulfilment);
  const sellable = isKept ? (facts.fulfillable ?? facts.channelQty ?? undefined) : available;
  const supply = daysOfSupply(sellable, facts.units30);
  return {
    sellable,
    daysOfSupply: supply,
    stockOutOn: stockOutDay({ today, sellable, units30: facts.units30, arrivals: isKept ? [] : arrivals }),
    standing: stockStanding({ mapped: parts.length > 0, sellable, daysOfSupply: supply }),
    onHand: sets('onHand'),
    reserved: sets('reserved'),
    available,
    aged: sets('aged'),
    inTransit: sellableSets(everything),
    firstEta: first?.day,
    firstQty: first?.units,
    nextWeek: next?.week,
    nextQty: next?.units,
    warehouses: places.length > 0 ? places : undefined,
    ruled:
      rule === undefined || isKept
        ? undefined
        : publishQty({
            available,
            buffer: rule.buffer,
            share: rule.share,
            cap: rule.cap ?? undefined,
            min: rule.least,
          }),
  };
}
