import { compareDecimals, daysBetween, ok, subtract, sum } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { lateReasons, periodBefore, weeksUpTo } from '@axle/purchasing';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import type { BoardFact } from './board-fact.ts';
import { shownFacts } from './board-detail.ts';
import { type BoardQuestion, boardQuestion } from './board-question.ts';
import { targetsOn } from './board-targets.ts';
import { boardTiles, boardWeeks } from './board-tiles.ts';
import { allFacts } from './facts-of.ts';
import { orderFunnel } from './order-funnel.ts';

/** Most buyers, and most overdue lines, that are shown. */
const [mostBuyers, mostOverdue] = [60, 10];

/** The days that the figures need rows of: the period, the one before, and thirteen weeks. */
function spanOf({ kind, period, today }: BoardQuestion) {
  const weeks = weeksUpTo(period.to < today ? period.to : today);
  const starts = [period.from, periodBefore(kind, period).from, weeks[0]!.from];
  const ends = [period.to, weeks.at(-1)!.to];
  return { from: starts.toSorted()[0]!, to: ends.toSorted().at(-1)! };
}

/** What each buyer bought in the period, and what is open of theirs, overdue or not; who bought most first. */
function byBuyer(bought: readonly BoardFact[], open: readonly BoardFact[], overdue: readonly BoardFact[]): readonly RecordValues[] {
  const buyers = [...new Set([...bought, ...open].flatMap(({ buyer }) => (buyer === undefined ? [] : [buyer])))];
  const of = (facts: readonly BoardFact[], buyer: number) =>
    sum(facts.filter(fact => fact.buyer === buyer).map(({ numerator }) => numerator));
  return buyers
    .map(buyer => {
      const late = of(overdue, buyer);
      return { buyer, bought: of(bought, buyer), notDue: subtract(of(open, buyer), late), overdue: late };
    })
    .toSorted((one, other) => compareDecimals(other.bought, one.bought) || compareDecimals(other.overdue, one.overdue))
    .slice(0, mostBuyers);
}

/** [R70] The purchasing board: its figures, their weeks, orders by stage, buyers, why lines are late, and what is overdue most. */
export const purchaseBoardTool: ToolHandler = async context => {
  const question = boardQuestion(context);
  const { database, period, today } = question;
  const { facts, lines } = await allFacts(question, spanOf(question));
  const bought = facts.K1.facts.filter(({ day }) => period.from <= day && day <= period.to);
  const worst = facts.K7.facts.toSorted((one, other) => compareDecimals(other.numerator, one.numerator)).slice(0, mostOverdue);
  const late = lateReasons(lines, { ...period, today });
  return ok({
    tiles: boardTiles(question, facts, await targetsOn(database, 'purchase', today)),
    weeks: boardWeeks(question, facts),
    funnel: await orderFunnel(question),
    buyers: byBuyer(bought, facts.K8.facts, facts.K7.facts),
    reasons: late.map(({ reason, responsibility, lines: count, share, cumulative }) => ({
      ...(reason === undefined ? {} : { reason }),
      responsibility,
      lines: count,
      share,
      cumulative,
    })),
    overdue: (await shownFacts(database, worst)).map((row, at) => ({ ...row, daysLate: daysBetween(worst[at]!.day, today) })),
  });
};
