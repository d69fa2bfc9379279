import { type Decimal, multiply, round } from '@axle/kernel';
import { parcelMeasures } from '@axle/logistics';
import { sql } from 'kysely';
import type { ChargedWeight } from '../../inventory/parcel/charged-weight.ts';
import { freightTables } from './freight-tables.ts';

/** Kilograms of a pound, by definition. */
const pound = '0.45359237' as Decimal;

/** What the courier charges a parcel by, in kg, by the rate card of its channel; undefined where there is none. */
export const chargedWeight: ChargedWeight = async (transaction, parcel, channel) => {
  const { rows } = await sql<{ freight: number; length: Decimal; width: Decimal; height: Decimal }>`
    select c.freight, p.length_cm as length, p.width_cm as width, p.height_cm as height from parcel p join logistics_channel c
    on c.id = ${channel}
    where p.id = ${parcel.id} and c.freight is not null and p.length_cm is not null and p.width_cm is not null
    and p.height_cm is not null`.execute(transaction);
  const [row] = rows;
  const table = row && (await freightTables(transaction, [row.freight])).get(row.freight);
  if (!row || !table || parcel.actualG === null) return undefined;
  const kg = multiply(String(parcel.actualG) as Decimal, '0.001' as Decimal);
  const measures = parcelMeasures(table, { sides: [row.length, row.width, row.height], kg });
  if (!measures.ok) return undefined;
  const { billable } = measures.value;
  return round(table.weightUnit === 'lb' ? multiply(billable, pound) : billable, 3);
};
