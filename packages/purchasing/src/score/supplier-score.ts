import { compareDecimals, type Decimal, divide, multiply, round, subtract, sum, zero } from '@axle/kernel';
import { scoreParts } from './score-parts.ts';
import { type ScoreWeights, usualWeights } from './score-weights.ts';

/** What is known of a supplier in a period; shares are between 0 and 1, and what is not known counts for nothing. */
export interface SupplierFacts {
  readonly lotPassRate?: Decimal;
  /** Defective units in a million. */
  readonly ppm?: Decimal;
  readonly otdQty?: Decimal;
  readonly inFullRate?: Decimal;
  /** Change of the prices in percent. */
  readonly priceChange?: Decimal;
  readonly replyRate?: Decimal;
  readonly eightDRate?: Decimal;
  readonly documentRate?: Decimal;
}

/** Quality, delivery, cost and service between 0 and 100, and the score of them; a dimension without facts is undefined. */
export interface SupplierScore {
  readonly quality?: Decimal;
  readonly delivery?: Decimal;
  readonly cost?: Decimal;
  readonly service?: Decimal;
  readonly score?: Decimal;
}

type Weighed = readonly [weight: string, value: Decimal | undefined];

/** The mean of what is known, by its weights; undefined where nothing is. */
function mean(items: readonly Weighed[]): Decimal | undefined {
  const known = items.filter((item): item is readonly [string, Decimal] => item[1] !== undefined && item[0] !== '0');
  if (known.length === 0) return undefined;
  const weights = sum(known.map(([weight]) => weight as Decimal));
  return divide(sum(known.map(([weight, value]) => multiply(weight as Decimal, value))), weights, 8);
}

const hundred = '100' as Decimal;
const percent = (share: Decimal | undefined) => (share === undefined ? undefined : multiply(share, hundred));
const within = (value: Decimal): Decimal =>
  compareDecimals(value, zero) < 0 ? zero : compareDecimals(value, hundred) > 0 ? hundred : value;

type Dimensions = { readonly [Name in keyof ScoreWeights]: Decimal | undefined };

const weighed = (points: Dimensions, weights: ScoreWeights): Decimal | undefined =>
  mean((['quality', 'delivery', 'cost', 'service'] as const).map(name => [weights[name], points[name]]));

/** [R19] The score of points that are known, two digits; undefined where none of them counts. */
export function weighedScore(points: Partial<ScoreWeights>, weights: ScoreWeights): Decimal | undefined {
  const { quality, delivery, cost, service } = points;
  const score = weighed({ quality, delivery, cost, service }, weights);
  return score === undefined ? undefined : round(score, 2);
}

/**
 * [R19] The score of a supplier: 35 % quality, 30 % delivery, 20 % cost, 15 % service unless weighed otherwise. What is not known drops
 * out, and the other weights count for more.
 */
export function supplierScore(facts: SupplierFacts, weights: ScoreWeights = usualWeights): SupplierScore {
  const { ppm, priceChange } = facts;
  const { worstPpm, steadyPrice, perPercent } = scoreParts;
  const clean = ppm === undefined ? undefined : within(subtract(hundred, divide(multiply(ppm, hundred), worstPpm, 8)));
  const quality = mean([
    [scoreParts.lotPassRate, percent(facts.lotPassRate)],
    [scoreParts.clean, clean],
  ]);
  const delivery = mean([
    [scoreParts.otdQty, percent(facts.otdQty)],
    [scoreParts.inFullRate, percent(facts.inFullRate)],
  ]);
  const cost = priceChange === undefined ? undefined : within(subtract(steadyPrice, multiply(perPercent, priceChange)));
  const service = mean([
    [scoreParts.replyRate, percent(facts.replyRate)],
    [scoreParts.eightDRate, percent(facts.eightDRate)],
    [scoreParts.documentRate, percent(facts.documentRate)],
  ]);
  const dimensions = { quality, delivery, cost, service, score: weighed({ quality, delivery, cost, service }, weights) };
  return Object.fromEntries(Object.entries(dimensions).flatMap(([name, value]) => (value === undefined ? [] : [[name, round(value, 2)]])));
}
