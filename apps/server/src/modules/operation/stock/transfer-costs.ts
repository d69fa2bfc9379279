import { compareDecimals, type Decimal, multiply, type Ratio, scaled } from '@axle/kernel';
import { channelRefuses, type ChargeBasis, freightFor } from '@axle/logistics';
import { type TransferRate, transferRate } from '@axle/operation';
import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ratesInto } from '../../logistics/rule/in-dollars.ts';
import { type LastMileBook, lastMileBook, offersFor } from '../../logistics/rule/last-mile-book.ts';
import { truckRates, truckWays } from './truck-ways.ts';

/** What a unit of a SKU costs in CNY, of so many to another warehouse and by air to a country; undefined where it cannot be worked out. */
export interface TransferCosts {
  move(sku: number, from: number, to: number, qty: number): TransferRate | undefined;
  air(sku: number, country: number): Decimal | undefined;
}

interface Carton {
  readonly sku: number;
  readonly pieces: number;
  readonly sides: readonly [Decimal, Decimal, Decimal] | null;
  readonly kg: Decimal | null;
  readonly cbm: Decimal | null;
  readonly pieceKg: Decimal | null;
  readonly hazard: string;
}

interface Place {
  readonly id: number;
  readonly code: string;
  readonly zip: string | null;
  readonly state: string | null;
  readonly channels: readonly string[];
}

interface AirProduct {
  readonly country: number;
  readonly basis: ChargeBasis;
  readonly rate: Decimal;
  readonly currency: string;
}

const least = (amounts: readonly Decimal[]): Decimal | undefined => amounts.toSorted(compareDecimals)[0];

/** Reads cartons, truck ways, channels of warehouses, their rate cards and air freight once, and answers from them. */
export async function transferCosts(database: Kysely<Tables>, now: Date, skus: readonly number[]): Promise<TransferCosts> {
  const { rows: cartons } = await sql<Carton>`
    select s.id as sku, greatest(coalesce(s.carton_qty, 1), 1) as pieces, coalesce(s.hazard, 'none') as hazard,
      case when s.carton_l * s.carton_w * s.carton_h > 0 then array[s.carton_l, s.carton_w, s.carton_h]::text[]
        when coalesce(s.carton_qty, 1) = 1 and s.unit_l * s.unit_w * s.unit_h > 0 then array[s.unit_l, s.unit_w, s.unit_h]::text[]
        end as sides,
      coalesce(s.carton_gross_kg, s.unit_gross_kg * greatest(coalesce(s.carton_qty, 1), 1))::text as kg,
      round(coalesce(s.carton_l * s.carton_w * s.carton_h / nullif(s.carton_qty, 0), s.unit_l * s.unit_w * s.unit_h) / 1000000, 9)::text
        as cbm, round(coalesce(s.carton_gross_kg / nullif(s.carton_qty, 0), s.unit_gross_kg), 6)::text as "pieceKg"
    from sku s where s.id = any(${skus}::bigint[])`.execute(database);
  const { rows: places } = await sql<Place>`
    select w.id, w.code, w.zip, w.state, coalesce(array_agg(c.code) filter (where c.code is not null), '{}') as channels
    from warehouse w left join logistics_channel_warehouses l on l.warehouse = w.id
    left join logistics_channel c on c.id = l.record_id and c.status = 1
    where w.status = 1 and w.type in ('overseas', 'threePl') group by w.id`.execute(database);
  const { rows: products } = await sql<AirProduct>`
    select distinct coalesce(h.country, w.country) as country, g.charge_by as basis, g.rate, g.currency
    from global_shipping g left join harbour h on h.id = g.to_harbour
    left join first_leg_time l on l.shipping = g.id and l.status = 1 left join warehouse w on w.id = l.warehouse
    where g.status = 1 and g.mode = 'air' and g.rate is not null and coalesce(h.country, w.country) is not null`.execute(database);
  const day = businessDay(now);
  const book = await lastMileBook(database, [...new Set(places.flatMap(({ channels }) => channels))], day);
  const trucks = await truckWays(database, day);
  const yuan = await ratesInto(database, 'CNY', ['USD', ...[...products, ...trucks].map(({ currency }) => currency)], day);
  const cartonOf = new Map(cartons.map(one => [one.sku, one]));
  const placeOf = new Map(places.map(one => [one.id, one]));
  const parcels = remembered((sku: number, from: number, to: number) =>
    parcelRates(book, yuan.get('USD'), cartonOf.get(sku), placeOf.get(from), placeOf.get(to)),
  );
  return {
    move: (sku, from, to, qty) => {
      const ways = trucks.filter(way => way.from === from && way.to === to);
      const carton = cartonOf.get(sku);
      const byTruck = carton ? truckRates(ways, carton, qty, yuan) : [];
      return transferRate(byTruck, byTruck.length > 0 ? [] : parcels(sku, from, to));
    },
    air: remembered((sku: number, country: number) => {
      const { cbm, pieceKg: kg } = cartonOf.get(sku) ?? {};
      if (!cbm || !kg) return undefined;
      const amounts = products.flatMap(one => {
        const ratio = yuan.get(one.currency);
        const cost = freightFor({ cbm, kg }, one.basis, one.rate);
        return one.country === country && ratio && cost.ok ? [scaled(cost.value, ratio, 2)] : [];
      });
      return least(amounts);
    }),
  };
}

/** Answers the same question once. */
function remembered<Asked extends readonly number[], Answer>(work: (...asked: Asked) => Answer): (...asked: Asked) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = asked.join(' ');
    if (!known.has(key)) known.set(key, work(...asked));
    return known.get(key)!;
  };
}

/** A carton from warehouse to warehouse by each channel of the first that takes it, by piece. */
function parcelRates(
  book: LastMileBook,
  dollars: Ratio | undefined,
  carton: Carton | undefined,
  from: Place | undefined,
  to: Place | undefined,
): readonly TransferRate[] {
  if (!carton?.sides || !carton.kg || !from || !to?.zip || !dollars) return [];
  const { sides, kg, hazard, pieces } = carton;
  const parcel = { warehouse: from.code, zip: to.zip, residential: false, sides, kg, ...(to.state === null ? {} : { state: to.state }) };
  const own = { ...book, channels: book.channels.filter(({ code }) => from.channels.includes(code)) };
  const apiece = { times: dollars.times, over: multiply(dollars.over, String(pieces) as Decimal) };
  return offersFor(own, parcel).flatMap(offer => {
    const takes = (hazard === 'none' || offer.hazards?.includes(hazard) === true) && !channelRefuses(offer, sides, kg);
    return takes && offer.usd.ok ? [{ by: offer.code, cost: scaled(offer.usd.value, apiece, 2) }] : [];
  });
}
