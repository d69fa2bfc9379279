import type { LocalDate } from '@axle/kernel';
import type { ParameterRow, PurchaseTimeRow } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { configKeys } from './config-keys.ts';

/** A node of planning. */
export interface BookNode {
  readonly id: number;
  readonly code: string;
  readonly market?: number;
  readonly warehouse: number;
  readonly supply?: number;
}

/** A way between two warehouses by a shipping product, and its days today. */
export interface BookLeg {
  readonly origin: number;
  readonly warehouse: number;
  readonly shipping: number;
  readonly code: string;
  readonly mode: string;
  readonly p50: number;
  readonly p85: number;
}

/** What plans are made with: nodes, the tree of categories, rows of parameters and the days of ways. */
export interface PlanningBook {
  readonly nodes: ReadonlyMap<number, BookNode>;
  readonly legs: readonly BookLeg[];
  readonly rows: readonly ParameterRow[];
  /** How long suppliers take, by supplier. */
  readonly purchases: ReadonlyMap<number, readonly PurchaseTimeRow[]>;
  /** What a row's record is called, by `<scope> <id>`. */
  readonly names: ReadonlyMap<string, string>;
  /** A category and those above it, its own first. */
  categories(category: number): readonly number[];
}

/** Reads the book of planning as it is on a day, in one go. */
export async function planningBook(database: Kysely<Tables>, day: LocalDate): Promise<PlanningBook> {
  const { rows: nodes } = await sql<{ id: number; code: string; market: number | null; warehouse: number; supply: number | null }>`
    select n.id, n.code, m.market, n.warehouse, n.supply_node as supply from plan_node n join plan_node_market m on m.id = n.id
    where n.status = 1`.execute(database);
  const { rows: legs } = await sql<BookLeg>`
    select origin, warehouse, shipping, code, mode, total_p50 as p50, total_p85 as p85 from first_leg_today`.execute(database);
  const configs = await database.selectFrom('mrp_base_config').selectAll().where('status', '=', 1).execute();
  const { rows: purchases } = await sql<
    { [Key in keyof PurchaseTimeRow]: PurchaseTimeRow[Key] | null } & { supplier: number; leadDays: number }
  >`
    select supplier, category, sku, lead_days as "leadDays", sd_days::float8 as "sdDays" from purchase_time
    where status = 1 and ${day}::date between effective_from and coalesce(effective_to, 'infinity')`.execute(database);
  const tree = await database.selectFrom('category').select(['id', 'code', 'parent']).execute();
  const parents = new Map(tree.map(({ id, parent }) => [id, parent]));
  const codes = new Map(tree.map(({ id, code }) => [id, code]));
  const categories = (category: number): readonly number[] => {
    const way: number[] = [];
    for (let at: number | null | undefined = category; typeof at === 'number' && way.length < 12; at = parents.get(at)) way.push(at);
    return way;
  };
  return {
    nodes: new Map(
      nodes.map(({ market, supply, ...node }) => [
        node.id,
        { ...node, ...(market === null ? {} : { market }), ...(supply === null ? {} : { supply }) },
      ]),
    ),
    legs,
    purchases: Map.groupBy(
      purchases.map(({ category, sku, sdDays, ...row }) => ({
        ...row,
        category: category ?? undefined,
        sku: sku ?? undefined,
        sdDays: sdDays ?? undefined,
      })),
      ({ supplier }) => supplier,
    ),
    rows: configs.map(row => ({
      scope: row.scope as ParameterRow['scope'],
      ref: row.market ?? row.node ?? row.category ?? row.sku ?? undefined,
      values: Object.fromEntries(configKeys.map(([key, column]) => [key, row[column]])),
    })),
    names: new Map([
      ...configs.map(row => [`${row.scope} ${row.market ?? row.node ?? row.category ?? row.sku ?? ''}`, row.name] as const),
      ...[...codes].map(([id, code]) => [`category ${id}`, code] as const),
    ]),
    categories,
  };
}
