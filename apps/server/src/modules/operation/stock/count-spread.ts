import { type Decimal, divide } from '@axle/kernel';
import { coverWeeks, imbalance, rebalance, savedByTransfer, type StockNode, transferReason } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { keepSuggestions, type Suggestion } from './keep-suggestions.ts';
import { type SoldFacts, soldFacts, soldKey } from './sold-facts.ts';
import { demandWeeks, type SpreadFacts, spreadFacts } from './spread-facts.ts';
import { type TransferCosts, transferCosts } from './transfer-costs.ts';

const whole = (value: number): Decimal => String(value) as Decimal;
const demandOf = ({ units }: SpreadFacts) => ({ units, weeks: demandWeeks });
const sumOf = (facts: readonly SpreadFacts[], of: (one: SpreadFacts) => number): number => facts.reduce((sum, one) => sum + of(one), 0);

/** [O9] What should move between the warehouses of a country, of one SKU, and [O9d] why it is worth it. */
function movesOf(facts: readonly SpreadFacts[], costs: TransferCosts, sold: SoldFacts): readonly Suggestion[] {
  const { sku, country, cartonQty } = facts[0]!;
  const nodes = facts.map((one): StockNode => ({
    warehouse: one.warehouse,
    onHand: one.available,
    safety: one.safety,
    arriving: one.soon,
    demand: demandOf(one),
  }));
  const at = (warehouse: number) => facts.find(one => one.warehouse === warehouse)!;
  const figuresOf = (from: number, to: number, qty: number) => {
    const instead = { air: costs.air(sku, country), margin: sold.margin.get(soldKey(sku, country)) };
    const rate = costs.move(sku, from, to, qty);
    return { ...instead, cost: rate?.cost, costBy: rate?.by, saved: savedByTransfer(instead) };
  };
  return rebalance(nodes, Math.max(1, cartonQty), figuresOf).map(({ from, to, qty, cartons }) => ({
    sku,
    from,
    to,
    qty,
    cartons,
    carton: Math.max(1, cartonQty),
    fromCover: coverWeeks(at(from).available, demandOf(at(from))),
    toCover: coverWeeks(at(to).available, demandOf(at(to))),
    coverAfter: coverWeeks(at(to).available + qty, demandOf(at(to))),
    ...figuresOf(from, to, qty),
    reason: transferReason(figuresOf(from, to, qty)),
  }));
}

/** How a SKU is spread over the warehouses of a country. */
function spreadOf(facts: readonly SpreadFacts[], moves: readonly Suggestion[], { lastMile }: SoldFacts) {
  const units = sumOf(facts, one => one.units);
  const common = {
    total: sumOf(facts, one => one.available),
    totalWeekly: divide(whole(units), whole(demandWeeks), 1),
    imbalance: imbalance(facts.map(one => coverWeeks(one.available, demandOf(one)))),
  };
  return facts.map(one => ({
    ...one,
    ...common,
    weekly: divide(whole(one.units), whole(demandWeeks), 1),
    demandShare: units > 0 ? divide(whole(one.units * 100), whole(units), 1) : undefined,
    coverWeeks: coverWeeks(one.available, demandOf(one)),
    lastMile: lastMile.get(soldKey(one.sku, one.warehouse)),
    suggested: moves.some(({ from, to }) => from === one.warehouse || to === one.warehouse),
  }));
}

/** [O9] Counts again how all SKUs are spread over warehouses, and what should move between those of a country. */
export async function countSpread(database: Kysely<Tables>, now: Date): Promise<void> {
  const facts = await spreadFacts(database, now);
  const groups = [...Map.groupBy(facts, ({ sku, country }) => `${sku} ${country}`).values()];
  const sold = await soldFacts(database, now);
  const costs = await transferCosts(database, now, [...new Set(facts.map(({ sku }) => sku))]);
  const moved = groups.map(group => ({ group, moves: movesOf(group, costs, sold) }));
  await keepSpread(
    database,
    now,
    moved.flatMap(({ group, moves }) => spreadOf(group, moves, sold)),
  );
  await keepSuggestions(
    database,
    now,
    moved.flatMap(({ moves }) => moves),
  );
}

const keepSpread = async (database: Kysely<Tables>, now: Date, rows: readonly object[]): Promise<void> => {
  await sql`
    insert into stock_spread as t (sku, warehouse, country, category, available, arriving, safety, weekly, demand_share, cover_weeks, aged,
      last_mile, total, total_weekly, imbalance, suggested, counted_at)
    select g.sku, g.warehouse, g.country, g.category, g.available, g.arriving, g.safety, g.weekly, g."demandShare", g."coverWeeks", g.aged,
      g."lastMile", g.total, g."totalWeekly", g.imbalance, g.suggested, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (sku bigint, warehouse bigint, country bigint, category bigint,
      available integer, arriving integer, safety integer, weekly numeric, "demandShare" numeric, "coverWeeks" numeric, aged integer,
      "lastMile" numeric, total integer, "totalWeekly" numeric, imbalance numeric, suggested boolean)
    on conflict (sku, warehouse) do update set country = excluded.country, category = excluded.category, available = excluded.available,
      arriving = excluded.arriving, safety = excluded.safety, weekly = excluded.weekly, demand_share = excluded.demand_share,
      cover_weeks = excluded.cover_weeks, aged = excluded.aged, last_mile = excluded.last_mile, total = excluded.total,
      total_weekly = excluded.total_weekly, imbalance = excluded.imbalance, suggested = excluded.suggested,
      counted_at = excluded.counted_at`.execute(database);
  await sql`delete from stock_spread where counted_at <> ${now}::timestamptz`.execute(database);
};
