import { type Decimal, type LocalDate, multiply, type Ratio, scaled } from '@axle/kernel';
import { chargeable, type ChargeBasis, freightCost } from '@axle/logistics';
import type { TransferRate } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A way by truck from one warehouse to another, with what its shipping product charges and takes. */
export interface TruckWay {
  readonly from: number;
  readonly to: number;
  readonly code: string;
  readonly basis: ChargeBasis;
  readonly rate: Decimal;
  readonly currency: string;
  readonly least: Decimal;
  readonly carries: readonly string[];
}

/** Pieces of a SKU as a truck charges them, each by its share of a carton. */
export interface TruckGoods {
  readonly cbm: Decimal | null;
  readonly pieceKg: Decimal | null;
  readonly hazard: string;
}

/** Reads the shipping products by truck that have a rate, by the ways between warehouses on which they go on a day. */
export async function truckWays(database: Kysely<Tables>, day: LocalDate): Promise<readonly TruckWay[]> {
  const { rows } = await sql<TruckWay>`
    select distinct l.origin as "from", l.warehouse as "to", g.code, g.charge_by as basis, g.rate, g.currency,
      coalesce(g.min_charge, 0)::text as least, coalesce(g.carries, '{}') as carries
    from first_leg_time l join global_shipping g on g.id = l.shipping
    where l.status = 1 and g.status = 1 and g.mode = 'truck' and g.rate is not null
      and l.effective_from <= ${day}::date and coalesce(l.effective_to, ${day}::date) >= ${day}::date`.execute(database);
  return rows;
}

/** What a unit of so many costs by each way that takes it, in CNY; a shipment pays the least charge of its product. */
export function truckRates(
  ways: readonly TruckWay[],
  { cbm, pieceKg, hazard }: TruckGoods,
  qty: number,
  yuan: ReadonlyMap<string, Ratio>,
): readonly TransferRate[] {
  if (!cbm || !pieceKg) return [];
  const many = String(qty) as Decimal;
  return ways.flatMap(({ code, basis, rate, currency, least, carries }) => {
    const ratio = yuan.get(currency);
    if (!ratio || (hazard !== 'none' && !carries.includes(hazard))) return [];
    const charged = chargeable({ cbm: multiply(cbm, many), kg: multiply(pieceKg, many) }, basis);
    if (!charged.ok) return [];
    const cost = freightCost(charged.value.chargeable, rate, currency, least);
    return [{ by: code, cost: scaled(cost, { times: ratio.times, over: multiply(ratio.over, many) }, 2) }];
  });
}
