import { type Decimal, text, weekOf } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { kpiFigure, kpiTone, type Period, periodBefore, type PurchaseKpi, purchaseKpis, weeksUpTo } from '@axle/purchasing';
import type { BoardFact, BoardFacts } from './board-fact.ts';
import type { BoardQuestion } from './board-question.ts';

/** Why a figure has no value. */
const reasons = {
  NO_INSPECTIONS: text('暂无验货记录', 'No inspections recorded yet'),
  none: text('该期间没有数据', 'No data in this period'),
  unknown: text('有订单缺汇率，未计入', 'Orders without a rate are left out'),
} as const;

const factsIn = (facts: readonly BoardFact[], { from, to }: Period) => facts.filter(({ day }) => from <= day && day <= to);

/** [R70] [R71] The figures of a board in the period, beside the one before and their targets. */
export function boardTiles(
  { kind, period }: BoardQuestion,
  facts: Readonly<Record<PurchaseKpi, BoardFacts>>,
  targets: ReadonlyMap<string, Decimal>,
): readonly RecordValues[] {
  return (Object.keys(purchaseKpis) as PurchaseKpi[]).map(kpi => {
    const { measure, unit, better, standing } = purchaseKpis[kpi];
    const { facts: all, missing, unknown } = facts[kpi];
    const figure = missing ? undefined : kpiFigure(measure, standing ? all : factsIn(all, period));
    const before = missing || standing ? undefined : kpiFigure(measure, factsIn(all, periodBefore(kind, period)));
    const target = targets.get(kpi);
    const value = figure?.value;
    const reason = missing ? reasons[missing] : value === undefined ? reasons.none : unknown > 0 ? reasons.unknown : undefined;
    return {
      kpi,
      unit,
      value,
      ...(measure === 'sum' && figure?.rate !== undefined ? { rate: figure.rate } : {}),
      before: before?.value,
      target,
      ...(value !== undefined && target !== undefined ? { tone: kpiTone(value, target, better) } : {}),
      rows: figure?.rows ?? 0,
      ...period,
      reason,
    };
  });
}

/** [R72] The figures of a board week by week, thirteen of them up to the end of the period or today. */
export const boardWeeks = ({ period, today }: BoardQuestion, facts: Readonly<Record<PurchaseKpi, BoardFacts>>): readonly RecordValues[] =>
  (Object.keys(purchaseKpis) as PurchaseKpi[])
    .filter(kpi => !purchaseKpis[kpi].standing)
    .flatMap(kpi =>
      weeksUpTo(period.to < today ? period.to : today).flatMap(week => {
        const { value } = kpiFigure(purchaseKpis[kpi].measure, factsIn(facts[kpi].facts, week));
        return value === undefined || facts[kpi].missing ? [] : [{ kpi, week: weekOf(week.from), value }];
      }),
    );
