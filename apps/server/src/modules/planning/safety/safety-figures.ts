import type { LocalDate } from '@axle/kernel';
import { coverStock, demandFigures, type DemandFigures, leastWeeks, safetyStock } from '@axle/planning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { effectiveParameters, leadTimeOf } from '../parameters/lead-times.ts';
import { planningBook } from '../parameters/planning-book.ts';
import { soldWeeks } from './sales-weeks.ts';

/** Days of cover where there are too few sales and nothing is set. */
export const usualCoverDays = 30;

/** For which SKUs and nodes, and by which weeks, safety stock is worked out. */
export interface SafetyQuestion {
  readonly sku?: number | undefined;
  readonly node?: number | undefined;
  readonly category?: number | undefined;
  readonly today: LocalDate;
  readonly weeks: readonly string[];
  readonly cutOutliers: boolean;
}

/** What a row says of itself. */
export interface SafetySettings {
  readonly method: string;
  readonly service: string | null;
  readonly cover_days: number | null;
  readonly fixed_qty: number | null;
  readonly min_qty: number | null;
  readonly max_qty: number | null;
}

/** A safety stock that was worked out. */
export interface SafetyFigures {
  readonly sku: number;
  readonly node: number;
  readonly code: string;
  readonly nodeCode: string;
  readonly demand: DemandFigures;
  readonly abcXyz?: string;
  readonly service: number;
  readonly lMean: number;
  readonly lSd: number;
  readonly z?: number;
  readonly computed: number;
  readonly reorderPoint: number;
  readonly needsHistory: boolean;
}

/** SKUs and nodes for which nothing can be computed: there is no lead time. */
export interface LackingLead {
  readonly code: string;
  readonly nodeCode: string;
}

const unset: SafetySettings = { method: 'statistical', service: null, cover_days: null, fixed_qty: null, min_qty: null, max_qty: null };

/** [B14] Works safety stocks out of weekly sales and lead times, each as its row in force says. */
export async function safetyFigures(
  database: Kysely<Tables>,
  question: SafetyQuestion,
  settings: ReadonlyMap<string, SafetySettings>,
): Promise<{ readonly figures: readonly SafetyFigures[]; readonly lacking: readonly LackingLead[] }> {
  const { sku: one, node: at, category = null, weeks, cutOutliers } = question;
  const { rows: skus } = await sql<{
    id: number;
    sku: string;
    category: number;
    lead_days: number | null;
    supplier: number | null;
    service: string | null;
  }>`
    select id, sku, category, lead_days, supplier, (category_defaults(category)).service as service from sku
    where sales_status in ('new', 'onSale') and (${one ?? null}::bigint is null or id = ${one ?? null}::bigint)
      and (${category}::bigint is null or category in (select category_with_below(${category}::bigint)))`.execute(database);
  const known = new Map(skus.map(row => [row.id, row]));
  const book = await planningBook(database, question.today);
  const { rows: classes } = await sql<{ sku: number; market: number; abc: string; xyz: string }>`
    select sku, market, abc, xyz from sku_priority where status = 1 and abc is not null and xyz is not null`.execute(database);
  const classOf = new Map(classes.map(({ sku, market, abc, xyz }) => [`${sku} ${market}`, { abc, xyz }]));
  const figures: SafetyFigures[] = [];
  const lacking: LackingLead[] = [];
  for (const { sku, place, units } of await soldWeeks(database, weeks, 'node')) {
    const [part, node] = [known.get(sku), book.nodes.get(place)];
    if (!part || !node || (at !== undefined && at !== place)) continue;
    const of = { id: sku, category: part.category, leadDays: part.lead_days, supplier: part.supplier };
    const lead = leadTimeOf(book, of, node);
    if (lead.total === undefined || lead.sd === undefined) {
      lacking.push({ code: part.sku, nodeCode: node.code });
      continue;
    }
    const row = settings.get(`${sku} ${place}`) ?? unset;
    const held = node.market === undefined ? undefined : classOf.get(`${sku} ${node.market}`);
    const byClass = effectiveParameters(book, of, node).find(({ field }) => field === `service${held?.abc ?? 'C'}`)?.value;
    const ofCategory = held ? undefined : part.service;
    const service = Number(row.service ?? ofCategory ?? byClass ?? 90);
    const demand = demandFigures(units, cutOutliers);
    const limits = { min: row.min_qty ?? undefined, max: row.max_qty ?? undefined };
    const needsHistory = demand.weeks < leastWeeks;
    const worked = safetyStock({ dMean: demand.dMean, dSd: demand.dSd, lMean: lead.total, lSd: lead.sd, service }, limits);
    const cover = () => coverStock(demand.dMean, row.cover_days ?? usualCoverDays, limits);
    const isStatistical = row.method === 'statistical' && !needsHistory;
    const computed = row.method === 'fixed' ? (row.fixed_qty ?? 0) : isStatistical ? worked.result : cover();
    figures.push({
      sku,
      node: place,
      code: part.sku,
      nodeCode: node.code,
      demand,
      ...(held ? { abcXyz: held.abc + held.xyz } : {}),
      service,
      lMean: lead.total,
      lSd: lead.sd,
      ...(isStatistical ? { z: worked.z } : {}),
      computed,
      reorderPoint: Math.ceil(Number((demand.dMean * lead.total).toFixed(9))) + computed,
      needsHistory,
    });
  }
  return { figures, lacking };
}
