import { compareDecimals, daysBetween, ok, subtract, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { periodBefore, weeksUpTo } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { type BoardQuestion, boardQuestion } from '../fact/board-question.ts';
import { targetsOn } from './board-targets.ts';
import { boardTiles, boardWeeks } from './board-tiles.ts';
import { keptStanding } from './kept-standing.ts';
import { reasonsOf } from '../fact/late-groups.ts';
import { listFacts } from '../fact/list-facts.ts';
import { sumFigures } from '../fact/sum-facts.ts';
import { factsOfAll } from './facts-of.ts';
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
async function byBuyer(question: BoardQuestion): Promise<readonly RecordValues[]> {
  const by = { buyer: sql`f.buyer` };
  const found = await sumFigures<{ readonly buyer: number | null }>(['K1', 'K7', 'K8'], question, question.period, by);
  const of = (kpi: 'K1' | 'K7' | 'K8') =>
    new Map(found.get(kpi)!.flatMap(({ buyer, numerator }) => (buyer === null ? [] : [[buyer, numerator] as const])));
  const [bought, open, overdue] = [of('K1'), of('K8'), of('K7')];
  return [...new Set([...bought.keys(), ...open.keys()])]
    .map(buyer => {
      const late = overdue.get(buyer) ?? zero;
      return { buyer, bought: bought.get(buyer) ?? zero, notDue: subtract(open.get(buyer) ?? zero, late), overdue: late };
    })
    .toSorted((one, other) => compareDecimals(other.bought, one.bought) || compareDecimals(other.overdue, one.overdue))
    .slice(0, mostBuyers);
}

/** [R70] The purchasing board: its figures, their weeks, orders by stage, buyers, why lines are late, and what is overdue most. */
export const purchaseBoardTool: ToolHandler = async context => {
  const question = boardQuestion(context);
  const { database, period, today } = question;
  const span = spanOf(question);
  const facts = await factsOfAll(question, span);
  const kept = await keptStanding(question, span);
  const worst = await listFacts('K7', question, period, { first: 'largest', most: mostOverdue });
  return ok({
    tiles: boardTiles(question, facts, { targets: await targetsOn(database, 'purchase', today), kept }),
    weeks: boardWeeks(question, facts, kept),
    funnel: await orderFunnel(question),
    buyers: await byBuyer(question),
    reasons: (await reasonsOf(question)).map(({ pieces: _, ...reason }) => reason),
    overdue: worst.rows.map(({ id: _, ...row }) => ({ ...row, daysLate: daysBetween(row.day, today) })),
  });
};
