import {
  addDays,
  compareDecimals,
  daysBetween,
  type Decimal,
  type LocalDate,
  mondayOf,
  ok,
  refuse,
  scaled,
  subtract,
  type Weekday,
  weekOf,
} from '@axle/kernel';
import { rateOn } from '@axle/finance';
import { type ChargeBasis, freightFor } from '@axle/logistics';
import { notFound, permissionCode } from '@axle/page-kit';
import { can, fieldAccess } from '@axle/permissions';
import { channelFor, scheduledReceipt, type SupplyChannel } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { effectiveParameters } from '../parameters/lead-times.ts';
import { planningBook } from '../parameters/planning-book.ts';
import { unitMarginAt } from './unit-margin-at.ts';

interface Priced {
  readonly id: number;
  readonly basis: ChargeBasis;
  readonly rate: Decimal;
  readonly currency: string;
}

interface Way extends SupplyChannel {
  readonly mode: string;
  readonly days: number;
  readonly day: LocalDate;
}

/** Turns amounts into CNY by the latest rate on a day; undefined where there is none. */
async function yuanOn(database: Kysely<Tables>, day: LocalDate) {
  const { rows } = await sql<{ from: string; to: string; rate: Decimal; validFrom: LocalDate }>`
    select "from", "to", rate, valid_from::text as "validFrom" from exchange_rate
    where state = 'active' and valid_from <= ${day}::date`.execute(database);
  return (amount: Decimal, currency: string): Decimal | undefined => {
    const found = rateOn(rows, currency, 'CNY', day, Number.MAX_SAFE_INTEGER);
    return found.ok ? scaled(amount, found.value.ratio, 2) : undefined;
  };
}

/** [P13] By which ways a node can be supplied with a SKU, what they cost a unit, and which pay for what a unit earns. */
export const channelChoice: ToolHandler = async ({ parts: { database, caller }, input }) => {
  const today = todayOf(caller);
  const book = await planningBook(database, today);
  const node = book.nodes.get(input['node'] as number);
  const { rows: skus } = await sql<{ id: number; category: number; cbm: Decimal | null; kg: Decimal | null }>`
    select s.id, s.category, round(s.unit_gross_kg, 6)::text as kg, round(coalesce(s.carton_l * s.carton_w * s.carton_h
      / nullif(s.carton_qty, 0), s.unit_l * s.unit_w * s.unit_h) / 1000000, 9)::text as cbm
    from sku s where s.id = ${input['sku'] as number}`.execute(database);
  const [sku] = skus;
  if (!sku) return refuse({ ...notFound, field: 'sku' });
  if (!node) return refuse({ ...notFound, field: 'node' });
  const found = new Map(effectiveParameters(book, sku, node).map(({ field, value }) => [field, value]));
  const parameter = (field: string, otherwise: number) => Number(found.get(field) ?? otherwise);
  const receipt = {
    receiveDays: parameter('receiveDays', 3),
    slipDays: parameter('slipDays', 7),
    receiptCutoffDow: parameter('receiptCutoffDow', 3) as Weekday,
  };
  const { rows: priced } = await sql<Priced>`
    select id, charge_by as basis, rate, currency from global_shipping where status = 1 and rate is not null`.execute(database);
  const supply = node.supply === undefined ? undefined : book.nodes.get(node.supply);
  const yuanOf = await yuanOn(database, today);
  const ways = book.legs
    .filter(leg => leg.origin === supply?.warehouse && leg.warehouse === node.warehouse)
    .flatMap((leg): readonly Way[] => {
      const price = priced.find(({ id }) => id === leg.shipping);
      if (!price || !sku.cbm || !sku.kg) return [];
      const freight = freightFor({ cbm: sku.cbm, kg: sku.kg }, price.basis, price.rate);
      const unitCost = freight.ok ? yuanOf(freight.value, price.currency) : undefined;
      if (unitCost === undefined) return [];
      const { day } = scheduledReceipt(addDays(today, parameter('prepDays', 5) + leg.p85), receipt, today);
      const earliest = Math.floor(daysBetween(mondayOf(weekOf(today)), day) / 7);
      return [{ code: leg.code, mode: leg.mode, days: leg.p85, day, earliest, unitCost }];
    });
  const margin = await unitMarginAt(database, { sku: sku.id, node: node.id, yuanOf });
  const isAirOff = found.get('airAllowed') === false;
  const usable = ways.filter(({ mode }) => !isAirOff || mode !== 'air');
  const verdictOf = (way: Way) => {
    if (!usable.includes(way)) return 'airOff';
    const chosen = channelFor(usable, way.earliest, margin?.margin);
    if (chosen && chosen.channel !== way) return 'dearer';
    if (chosen) return chosen.isFaster ? 'pays' : 'economy';
    return margin === undefined ? 'marginUnknown' : 'notWorth';
  };
  const [cheapest] = usable.toSorted((one, other) => compareDecimals(one.unitCost, other.unitCost));
  const maySee =
    can(caller.access, permissionCode('operation', 'unitMargin', 'list')) && fieldAccess(caller.access, 'unitMargin', 'margin').read;
  return ok({
    ...(margin && maySee ? { unitMargin: margin.margin, marginSource: margin.source } : {}),
    channels: ways
      .toSorted((one, other) => one.earliest - other.earliest || (one.code < other.code ? -1 : 1))
      .map(way => ({
        code: way.code,
        mode: way.mode,
        days: way.days,
        day: way.day,
        week: way.earliest,
        unitCost: way.unitCost,
        ...(cheapest ? { extra: subtract(way.unitCost, cheapest.unitCost) } : {}),
        verdict: verdictOf(way),
      })),
  });
};
