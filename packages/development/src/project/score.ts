import { compareDecimals, type Decimal, multiply, round, subtract, sum, type Text, text, zero } from '@axle/kernel';

/** What is known about the freedom to sell an article. */
export type IpResult = 'clear' | 'low' | 'high' | 'pending';

/** Where a duty of a market stands. */
export type ComplianceState = 'need' | 'have' | 'na' | 'expired';

/** What a project is judged by. The items are 0 to 100; the margin is a percentage of the price. */
export interface ScoreInput {
  readonly market: number;
  readonly competition: number;
  readonly ipCompliance: number;
  readonly supply: number;
  readonly marginPct: Decimal;
}

/** What may rule a project out, whatever its score. */
export interface VetoFacts {
  readonly marginPct?: Decimal;
  readonly ip?: IpResult;
  readonly compliance?: readonly { readonly state?: ComplianceState; readonly plan?: string }[];
}

/** The least score with which a project passes. */
export const passScore = '70' as Decimal;

const leastMargin = '15' as Decimal;
const most = '100' as Decimal;
const between = (value: Decimal): Decimal => (compareDecimals(value, zero) < 0 ? zero : compareDecimals(value, most) > 0 ? most : value);
const whole = (value: number): Decimal => between(String(value) as Decimal);

/** [N2] The item of the margin: four points for each percent above 15, between 0 and 100. */
export const marginItem = (marginPct: Decimal): Decimal => between(multiply(subtract(marginPct, leastMargin), '4' as Decimal));

/** [N2] The score: 30 % market, 30 % margin, 15 % competition, 15 % IP and compliance, 10 % supply; one digit behind the point. */
export const projectScore = ({ market, competition, ipCompliance, supply, marginPct }: ScoreInput): Decimal =>
  round(
    sum([
      multiply(whole(market), '0.3' as Decimal),
      multiply(marginItem(marginPct), '0.3' as Decimal),
      multiply(whole(competition), '0.15' as Decimal),
      multiply(whole(ipCompliance), '0.15' as Decimal),
      multiply(whole(supply), '0.1' as Decimal),
    ]),
    1,
  );

/** [N2] What rules a project out: a high IP risk, a duty to meet without a plan, a margin below 15 %. */
export const vetoes = ({ marginPct, ip, compliance = [] }: VetoFacts): readonly Text[] => [
  ...(ip === 'high' ? [text('知识产权高风险', 'high IP risk')] : []),
  ...(compliance.some(({ state, plan }) => state === 'need' && !plan?.trim())
    ? [text('有需办的合规项没有办理计划', 'a required compliance item has no plan')]
    : []),
  ...(marginPct !== undefined && compareDecimals(marginPct, leastMargin) < 0 ? [text('毛利率低于15%', 'margin below 15%')] : []),
];

/** [N2] Whether a project passes: a score of 70 or more, and no veto. */
export const passes = (score: Decimal | undefined, facts: VetoFacts): boolean =>
  score !== undefined && compareDecimals(score, passScore) >= 0 && vetoes(facts).length === 0;
