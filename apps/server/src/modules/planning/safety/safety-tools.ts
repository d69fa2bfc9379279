import { ok } from '@axle/kernel';
import { demandFigures, safetyDifference } from '@axle/planning';
import { fieldsOf } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inForce, safetyQuestion, settingsOf } from './compute-safety.ts';
import { lastWeeks } from './sales-weeks.ts';
import { safetyFigures } from './safety-figures.ts';

const exact = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** What computing would write, and its difference from what is in force; nothing is stored. */
const dryRun: ToolHandler = async ({ parts, input }) => {
  const today = todayOf(parts.caller);
  const stored = await selectRows(
    parts.database,
    parts.resource,
    Object.keys(fieldsOf(parts.resource)),
    sql`where ${inForce(today)} and ${seenRows(parts)}`,
  );
  const results = new Map(stored.map(row => [`${String(row['sku'])} ${String(row['node'])}`, row['result'] as number | undefined]));
  const { figures, lacking } = await safetyFigures(parts.database, safetyQuestion(input, today), settingsOf(stored));
  const rows = figures
    .map(one => {
      const result = results.get(`${one.sku} ${one.node}`);
      const { difference } = safetyDifference({ computed: one.computed, result });
      return {
        sku: one.code,
        node: one.nodeCode,
        dMean: exact(one.demand.dMean, 4),
        dSd: exact(one.demand.dSd, 4),
        lMean: exact(one.lMean, 2),
        lSd: exact(one.lSd, 4),
        service: exact(one.service, 2),
        computed: one.computed,
        ...(result === undefined ? {} : { result }),
        ...(difference === undefined ? {} : { difference: exact(Number(difference), 1) }),
        ...(one.needsHistory ? { note: { zh: '销量历史不足8周，按天数法', en: 'Fewer than 8 weeks of sales: cover days' } } : {}),
      };
    })
    .toSorted(
      (one, other) => Math.abs(Number(other.difference ?? 0)) - Math.abs(Number(one.difference ?? 0)) || other.computed - one.computed,
    );
  return ok({
    proposed: figures.length,
    needsHistory: figures.filter(one => one.needsHistory).length,
    lacking: lacking.length,
    rows: rows.slice(0, 300),
  });
};

/** The weekly sales of a SKU from a node, and the daily demand that follows. */
const demand: ToolHandler = async ({ parts: { database, caller }, input }) => {
  const { read: mayReadPrice } = fieldAccess(caller.access, 'skuList', 'price');
  const weeks = lastWeeks(todayOf(caller), Number(input['weeks'] ?? 26));
  const sku = input['sku'] as number;
  const sold = await database
    .selectFrom('weekly_sales')
    .select(['week', 'units'])
    .where('sku', '=', sku)
    .where('node', '=', input['node'] as number)
    .orderBy('week')
    .execute();
  const units = new Map(sold.map(row => [row.week, row.units]));
  const rows = weeks.filter(week => week >= (sold[0]?.week ?? '9999')).map(week => ({ week, units: units.get(week) ?? 0 }));
  const figures = demandFigures(
    rows.map(row => row.units),
    input['cutOutliers'] === true,
  );
  const { price } = (await database.selectFrom('sku').select('price').where('id', '=', sku).executeTakeFirst()) ?? {};
  return ok({
    dMean: exact(figures.dMean, 4),
    weekSd: exact(figures.weekSd, 4),
    dSd: exact(figures.dSd, 4),
    cut: figures.cut,
    ...(mayReadPrice && typeof price === 'string' ? { price } : {}),
    rows,
  });
};

/** The tools over safety stocks. */
export const safetyTools: ToolHandlers = { 'safetyStock.dryRun': dryRun, 'safetyStock.demand': demand };
