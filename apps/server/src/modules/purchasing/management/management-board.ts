import { compareDecimals, type Decimal, divide, groupedDecimal, multiply, ok, round, subtract, type Text, text, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { concentration, type ManagementKpi, managementKpis, type Period, periodBefore } from '@axle/purchasing';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { boardTile, type TileFacts } from '../board/board-tiles.ts';
import { targetsOn } from '../board/board-targets.ts';
import { firstPassWords, lotFacts } from './lot-facts.ts';
import { agedBands, cashByWeek, spendByCategory, spendByCompany, spendSteps } from './management-panels.ts';
import type { ManagementFact, ManagementFacts } from './management-fact.ts';
import { managementRecords } from './management-facts.ts';
import { managementQuestion } from './management-question.ts';
import { compared, part } from './running-facts.ts';
import { yearBefore } from './spend-facts.ts';

const kpis = Object.keys(managementKpis) as readonly ManagementKpi[];

const written = (amount: Decimal) => groupedDecimal(round(amount, 2), 2);

function againstYearBefore(facts: readonly ManagementFact[]): Text {
  const [now, before] = [part(facts, () => true), compared(facts)];
  if (compareDecimals(before, zero) === 0) return text('去年同期无采购', 'No purchases in the same month last year');
  const change = divide(multiply(subtract(now, before), '100' as Decimal), before, 2);
  return text(
    `去年同期 ${written(before)}，变动 ${written(change)}%`,
    `Same month last year ${written(before)}, change ${written(change)}%`,
  );
}

function largest(facts: readonly ManagementFact[]): Text | undefined {
  const found = concentration(facts.map(({ denominator = zero }) => denominator));
  return found && text(`HHI ${written(found.hhi)}`, `HHI ${written(found.hhi)}`);
}

function perBuyer(facts: readonly ManagementFact[]): Text {
  const buyers = new Set(facts.map(({ buyer }) => buyer)).size;
  const lines = facts.reduce((all, { denominator = zero }) => all + Number(denominator), 0);
  const each = buyers === 0 ? zero : divide(String(lines) as Decimal, String(buyers) as Decimal, 1);
  return text(`未交行 ${lines}，人均 ${each}`, `${lines} open lines, ${each} per buyer`);
}

/** What is said of a figure beside its value. */
const said: Readonly<Partial<Record<ManagementKpi, (facts: readonly ManagementFact[]) => Text | undefined>>> = {
  M1: againstYearBefore,
  M3: facts => {
    const older = written(part(facts, ({ bucket }) => bucket === 'older'));
    return text(`超过90天 ${older}`, `Over 90 days: ${older}`);
  },
  M4: facts => {
    const overdue = written(part(facts, ({ bucket }) => bucket !== 'notDue'));
    return text(`逾期 ${overdue}`, `Overdue: ${overdue}`);
  },
  M7: largest,
  M11: perBuyer,
};

const monthBefore = (period: Period): Period => periodBefore('month', period);

/** [R59] The board for management: its figures, and what they are made of. */
export const managementBoardTool: ToolHandler = async context => {
  const { question, isSeen } = managementQuestion(context);
  const { period, today, database } = question;
  const records = managementRecords(question);
  const targets = await targetsOn(database, 'management', today);
  const facts = new Map<ManagementKpi, ManagementFacts>();
  const tiles: RecordValues[] = [];
  for (const kpi of kpis) {
    const now = await records.facts(kpi, period);
    facts.set(kpi, now);
    const kind = managementKpis[kpi];
    const before = kind.standing ? undefined : (await records.facts(kpi, monthBefore(period))).facts;
    const more = kpi === 'M8' ? firstPassWords(await lotFacts(question, period)) : said[kpi]?.(now.facts);
    const tile: TileFacts = { now, ...(before ? { before } : {}), more };
    tiles.push(boardTile(kpi, kind, tile, { period, target: targets.get(kpi) }));
  }
  const spend = await records.spend(period);
  const earlier = await records.spend(context.input['against'] === 'lastYear' ? yearBefore(period) : monthBefore(period));
  return ok({
    tiles,
    steps: spendSteps(spend, earlier),
    companies: spendByCompany(facts.get('M1')!.facts),
    cash: await cashByWeek(question, await records.cash()),
    aging: agedBands(facts.get('M4')!.facts),
    categories: await spendByCategory(database, spend, isSeen),
  });
};
