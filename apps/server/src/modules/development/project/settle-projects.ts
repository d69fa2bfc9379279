import { estimate, type EstimateInput, projectScore, type ProjectStage, stageDue } from '@axle/development';
import { type Decimal, type LocalDate, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { nextNumbers } from '../../../platform/resources/writes/next-numbers.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const decimal = (value: unknown): Decimal | undefined => value as Decimal | undefined;

/** [N1] What a piece earns, by the final cost as soon as it is known; nothing without a price and a landed cost. */
function earned(project: RecordValues): RecordValues {
  const [price, landed] = [decimal(project['targetPrice']), decimal(project['finalCost']) ?? decimal(project['landed'])];
  const mould = decimal(project['mouldCost']);
  const input: EstimateInput | undefined =
    price === undefined || landed === undefined
      ? undefined
      : {
          price,
          landed,
          feePct: decimal(project['feePct']) ?? zero,
          adPct: decimal(project['adPct']) ?? zero,
          returnPct: decimal(project['returnPct']) ?? zero,
          lastMile: decimal(project['lastMile']) ?? zero,
          monthlySales: Number(project['estMonthlySales'] ?? 0),
          ...(mould === undefined ? {} : { mould }),
        };
  const result = input && estimate(input);
  return { unitProfit: result?.unitProfit, marginPct: result?.marginPct, paybackMonths: result?.paybackMonths };
}

/** [N2] The score of a project whose items and margin are all known. */
function scoreOf(project: RecordValues, marginPct: Decimal | undefined): Decimal | undefined {
  const [market, competition, ipCompliance, supply] = ['scoreMarket', 'scoreCompetition', 'scoreIp', 'scoreSupply'].map(
    key => project[key] as number | undefined,
  );
  if (market === undefined || competition === undefined || ipCompliance === undefined || supply === undefined) return undefined;
  return marginPct === undefined ? undefined : projectScore({ market, competition, ipCompliance, supply, marginPct });
}

/**
 * [N3b] What is worked out of a project whenever it is written: what it earns, its score, and the day by which it leaves its stage. A new
 * one gets its number, by which it is searched from then on.
 */
export const settleProjects: Derivation = async (transaction, { caller }, rows) => {
  const fresh = rows.filter(({ before }) => !before);
  const given = fresh.length === 0 ? [] : await nextNumbers(transaction, 'NP', todayOf(caller), fresh.length);
  const numbers = new Map(fresh.map((row, at) => [row, given[at]]));
  return rows.map(row => {
    const { after } = row;
    const stage = (after['stage'] ?? 'idea') as ProjectStage;
    const stageSince = (after['stageSince'] ?? todayOf(caller)) as LocalDate;
    const developer = after['developer'] ?? caller.access.userId;
    const worth = earned(after);
    return {
      ...after,
      projectNo: numbers.get(row) ?? after['projectNo'],
      ...worth,
      score: scoreOf(after, decimal(worth['marginPct'])),
      developer,
      owner: after['owner'] ?? developer,
      source: after['source'] ?? 'market',
      priceCurrency: after['priceCurrency'] ?? 'USD',
      ip: after['ip'] ?? 'pending',
      approval: after['approval'] ?? 'none',
      stageSince,
      dueAt: stageDue(stage, stageSince),
    };
  });
};
