import { type Decimal, type LocalDate, type Text, text, weekOf } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import {
  type KpiFact,
  kpiFigure,
  type KpiKind,
  kpiTone,
  lastKept,
  type Period,
  periodBefore,
  type PurchaseKpi,
  purchaseKpis,
  weeksUpTo,
} from '@axle/purchasing';
import type { BoardFacts, DayFact } from '../fact/board-fact.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import type { KeptStanding } from './kept-standing.ts';

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

/** [R70] [R71] [R122] The figures of the purchasing board in the period. */
export function boardTiles(
  { kind, period }: BoardQuestion,
  facts: BoardsFacts,
  { targets, kept }: { readonly targets: ReadonlyMap<string, Decimal>; readonly kept: KeptStanding },
): readonly RecordValues[] {
  const earlier = periodBefore(kind, period);
  return (Object.keys(purchaseKpis) as PurchaseKpi[]).map(kpi => {
    const { facts: all, ...rest } = facts[kpi];
    const then = lastKept(kept.get(kpi) ?? [], earlier);
    const tile: TileFacts = purchaseKpis[kpi].standing
      ? { now: facts[kpi], ...(then ? { before: [then] } : {}) }
      : { now: { ...rest, facts: factsIn(all, period) }, before: factsIn(all, earlier) };
    return boardTile(kpi, purchaseKpis[kpi], tile, { period, target: targets.get(kpi) });
  });
}

/** The rows of a figure in a week: of one that stands as of now what was kept last, or in this week what stands. */
function factsOfWeek(kpi: PurchaseKpi, week: Period, { facts, kept, today }: WeekParts): readonly KpiFact[] | undefined {
  const { facts: all } = facts[kpi];
  if (!purchaseKpis[kpi].standing) return factsIn(all, week);
  if (week.from <= today && today <= week.to) return all;
  const then = lastKept(kept.get(kpi) ?? [], week);
  return then && [then];
}

interface WeekParts {
  readonly facts: BoardsFacts;
  readonly kept: KeptStanding;
  readonly today: LocalDate;
}

/** [R72] [R122] The figures of a board week by week, thirteen of them up to the end of the period or today. */
export const boardWeeks = ({ period, today }: BoardQuestion, facts: BoardsFacts, kept: KeptStanding): readonly RecordValues[] =>
  (Object.keys(purchaseKpis) as PurchaseKpi[]).flatMap(kpi =>
    weeksUpTo(period.to < today ? period.to : today).flatMap(week => {
      const own = factsOfWeek(kpi, week, { facts, kept, today });
      const value = own && kpiFigure(purchaseKpis[kpi].measure, own).value;
      return value === undefined ? [] : [{ kpi, week: weekOf(week.from), value }];
    }),
  );
