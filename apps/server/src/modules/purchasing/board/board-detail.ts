import { endOfMonth, ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { kpiFigure, type PurchaseKpi, purchaseKpis } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { BoardFact } from './board-fact.ts';
import { boardQuestion } from './board-question.ts';
import { factsOf } from './facts-of.ts';

/** Most rows that are shown; all are counted. */
const mostRows = 2000;

/** Facts as rows of a table, with the codes of their SKUs. */
export async function shownFacts(database: Kysely<Tables>, facts: readonly BoardFact[]): Promise<readonly RecordValues[]> {
  const ids = [...new Set(facts.flatMap(({ sku }) => (sku === undefined ? [] : [sku])))];
  const rows = ids.length === 0 ? [] : await database.selectFrom('sku').select(['id', 'sku']).where('id', 'in', ids).execute();
  const codes = new Map(rows.map(({ id, sku }) => [id, sku]));
  return facts.map(({ sku, ...fact }) => ({ ...fact, ...(sku === undefined ? {} : { skuCode: codes.get(sku) }) }));
}

/** [R70] The rows behind a figure of the board, the latest first, and what they come to: the figure itself. */
export const purchaseBoardDetailTool: ToolHandler = async context => {
  const { parts, input } = context;
  const kpi = input['kpi'] as PurchaseKpi;
  const today = todayOf(parts.caller);
  const question = boardQuestion({
    parts,
    input: { ...input, period: 'custom', to: input['to'] ?? endOfMonth(today) },
  });
  const { facts, unknown } = await factsOf(kpi, question, question.period);
  const own = facts.filter(
    ({ sku, numerator }) =>
      (input['sku'] === undefined || sku === input['sku']) &&
      (input['counted'] === undefined || (numerator !== '0') === (input['counted'] === 'yes')),
  );
  const { value, rate, numerator, denominator } = kpiFigure(purchaseKpis[kpi].measure, own);
  const latest = own.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0)).slice(0, mostRows);
  return ok({
    figure: value,
    numerator,
    ...(denominator === '0' ? {} : { denominator }),
    rate,
    found: own.length,
    ...(unknown > 0 ? { unknown } : {}),
    lines: await shownFacts(parts.database, latest),
  });
};
