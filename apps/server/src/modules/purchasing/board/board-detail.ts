import { ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { kpiFigure, namedPeriod, type PurchaseKpi, purchaseKpis } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { BoardFact } from '../fact/board-fact.ts';
import { type BoardQuestion, boardQuestion } from '../fact/board-question.ts';
import type { KeptFigure } from '../fact/figure-source.ts';
import { type Listed, listFacts, mostRows } from '../fact/list-facts.ts';
import { isKept, readFacts } from './facts-of.ts';

/** Facts as rows of a table, with the codes of their SKUs. */
async function shownFacts(database: Kysely<Tables>, facts: readonly BoardFact[]): Promise<readonly RecordValues[]> {
  const ids = [...new Set(facts.flatMap(({ sku }) => (sku === undefined ? [] : [sku])))];
  const rows = ids.length === 0 ? [] : await database.selectFrom('sku').select(['id', 'sku']).where('id', 'in', ids).execute();
  const codes = new Map(rows.map(({ id, sku }) => [id, sku]));
  return facts.map(({ sku, companyEntity: _, currency: __, ...fact }) => ({
    ...fact,
    ...(sku === undefined ? {} : { skuCode: codes.get(sku) }),
  }));
}

/** The same of a figure whose rows are read one by one. */
async function readList(kpi: Exclude<PurchaseKpi, KeptFigure>, question: BoardQuestion, narrowed: Listed) {
  const { skus, counted, reason, responsibility } = narrowed;
  const { facts, unknown } = await readFacts(kpi, question, question.period);
  const own = facts.filter(
    // only lines of orders are late for a reason
    fact =>
      reason === undefined &&
      responsibility === undefined &&
      (skus === undefined || (fact.sku !== undefined && skus.includes(fact.sku))) &&
      (counted === undefined || (fact.numerator !== '0') === counted),
  );
  const latest = own.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0)).slice(0, mostRows);
  return { figure: kpiFigure(purchaseKpis[kpi].measure, own), unknown, rows: await shownFacts(question.database, latest) };
}

/** [R70] The rows behind a figure of the board, the latest first, and what they come to: the figure itself. */
export const purchaseBoardDetailTool: ToolHandler = async context => {
  const { parts, input } = context;
  const kpi = input['kpi'] as PurchaseKpi;
  const asked = namedPeriod((input['period'] as string | undefined) ?? todayOf(parts.caller).slice(0, 7));
  if (!asked.ok) return asked;
  const question = boardQuestion({ parts, input: { ...input, ...asked.value.period, period: 'custom' } });
  const skus = (input['sku'] ?? []) as readonly number[];
  const narrowed = {
    skus: skus.length === 0 ? undefined : skus,
    counted: input['counted'] === undefined ? undefined : input['counted'] === 'yes',
    reason: input['reason'] as string | undefined,
    responsibility: input['responsibility'] as string | undefined,
  };
  const { figure, unknown, rows } = isKept(kpi)
    ? await listFacts(kpi, question, question.period, narrowed)
    : await readList(kpi, question, narrowed);
  const { value, rate, numerator, denominator } = figure;
  return ok({
    figure: value,
    numerator,
    ...(denominator === '0' ? {} : { denominator }),
    rate,
    found: figure.rows,
    ...(unknown > 0 ? { unknown } : {}),
    lines: rows.map(({ id: _, ...row }) => row),
  });
};
