import { type Decimal, type Text, text, weekOf } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import {
  type KpiFact,
  kpiFigure,
  type KpiKind,
  kpiTone,
  type Period,
  periodBefore,
  type PurchaseKpi,
  purchaseKpis,
  weeksUpTo,
} from '@axle/purchasing';
import type { BoardFacts, DayFact } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';

/** Why a figure has no value. */
const reasons = {
  none: text('该期间没有数据', 'No data in this period'),
  unknown: text('有单据缺汇率，未计入', 'Documents without an exchange rate are excluded'),
} as const;

/** What a tile shows a figure of: its rows, those of the period before, and what else is said of it. */
export interface TileFacts {
  readonly now: BoardFacts<KpiFact>;
  readonly before?: readonly KpiFact[];
  readonly more?: Text | undefined;
}

/** [R70] [R71] A figure of a board in some days, beside the days before and its target. */
export function boardTile(
  kpi: string,
  { measure, unit, better }: KpiKind,
  { now: { facts, unknown }, before, more }: TileFacts,
  { period, target }: { readonly period: Period; readonly target: Decimal | undefined },
): RecordValues {
  const figure = kpiFigure(measure, facts);
  const earlier = before === undefined ? undefined : kpiFigure(measure, before);
  const { value } = figure;
  const reason = value === undefined ? reasons.none : unknown > 0 ? reasons.unknown : undefined;
  return {
    kpi,
    unit,
    value,
    ...(measure === 'sum' && figure.rate !== undefined ? { rate: figure.rate } : {}),
    before: earlier?.value,
    target,
    ...(value !== undefined && target !== undefined ? { tone: kpiTone(value, target, better) } : {}),
    rows: figure.rows,
    ...period,
    reason,
    ...(more === undefined ? {} : { more }),
  };
}

/** What each figure of the board is made of, day by day. */
export type BoardsFacts = Readonly<Record<PurchaseKpi, BoardFacts<DayFact>>>;

const factsIn = (facts: readonly DayFact[], { from, to }: Period) => facts.filter(({ day }) => from <= day && day <= to);

/** [R70] [R71] The figures of the purchasing board in the period. */
export function boardTiles(
  { kind, period }: BoardQuestion,
  facts: BoardsFacts,
  targets: ReadonlyMap<string, Decimal>,
): readonly RecordValues[] {
  const earlier = periodBefore(kind, period);
  return (Object.keys(purchaseKpis) as PurchaseKpi[]).map(kpi => {
    const { facts: all, ...rest } = facts[kpi];
    const tile: TileFacts = purchaseKpis[kpi].standing
      ? { now: facts[kpi] }
      : { now: { ...rest, facts: factsIn(all, period) }, before: factsIn(all, earlier) };
    return boardTile(kpi, purchaseKpis[kpi], tile, { period, target: targets.get(kpi) });
  });
}

/** [R72] The figures of a board week by week, thirteen of them up to the end of the period or today. */
export const boardWeeks = ({ period, today }: BoardQuestion, facts: BoardsFacts): readonly RecordValues[] =>
  (Object.keys(purchaseKpis) as PurchaseKpi[])
    .filter(kpi => !purchaseKpis[kpi].standing)
    .flatMap(kpi =>
      weeksUpTo(period.to < today ? period.to : today).flatMap(week => {
        const { value } = kpiFigure(purchaseKpis[kpi].measure, factsIn(facts[kpi].facts, week));
        return value === undefined ? [] : [{ kpi, week: weekOf(week.from), value }];
      }),
    );
