import { fill, type Refusal } from '@axle/kernel';
import { normalQuantile } from './normal-quantile.ts';

/** What safety stock goes by: pieces a day, days of lead time, both with their deviation, and how often demand shall be met, in percent. */
export interface SafetyDemand {
  readonly dMean: number;
  readonly dSd: number;
  readonly lMean: number;
  readonly lSd: number;
  readonly service: number;
  /** Error of former forecasts over the lead time, where there were enough of them: it takes the place of σd·√L. */
  readonly sigmaL?: number;
}

/** Limits of a safety stock, in pieces. */
export interface SafetyLimits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A safety stock with its arithmetic. */
export interface SafetyStock {
  readonly z: number;
  /** Deviation of the demand in the lead time. */
  readonly sigma: number;
  /** Before it is rounded up and held to its limits. */
  readonly raw: number;
  readonly result: number;
  /** At which stock it is ordered again. */
  readonly reorderPoint: number;
  /** The distribution that the demand in the lead time is taken to have. */
  readonly by: 'normal' | 'poisson' | 'negativeBinomial';
}

/** Below so many pieces in the lead time demand is not normal. */
const fewPieces = 10;

/** Fewest weeks of sales from which the variation of demand is estimated. */
export const leastWeeks = 8;

/** There are too few weeks of sales. */
export const needHistory: Refusal = {
  code: 'NEED_HISTORY',
  message: fill(
    { zh: '销量历史不足{weeks}周，按天数法计算', en: 'Fewer than {weeks} {weeks|week|weeks} of sales: cover days are used' },
    { weeks: leastWeeks },
  ),
};

/** Takes away what binary arithmetic adds far behind the point, so that 140.00000000000003 is not rounded up. */
const ceiling = (value: number): number => Math.ceil(Number(value.toFixed(9)));

/** Pieces within the limits. */
export const within = (pieces: number, { min, max }: SafetyLimits): number => Math.max(min ?? 0, Math.min(pieces, max ?? pieces));

/** Most pieces that are looked at: what is likelier than any service beyond them is nothing that a shelf answers. */
const mostPieces = 100_000;

/**
 * The smallest number of pieces that demand of that mean and variance does not exceed with a probability: by the negative binomial
 * distribution where the variance is above the mean, else by Poisson.
 */
function fewPiecesQuantile(mean: number, variance: number, probability: number): number {
  const spread = variance > mean ? variance / mean - 1 : 0;
  const shape = spread === 0 ? 0 : mean / spread;
  let pieces = 0;
  let term = spread === 0 ? Math.exp(-mean) : Math.exp(-shape * Math.log1p(spread));
  let reached = term;
  while (reached < probability && pieces < mostPieces) {
    term *= spread === 0 ? mean / (pieces + 1) : ((shape + pieces) / (pieces + 1)) * (spread / (1 + spread));
    pieces += 1;
    reached += term;
  }
  return pieces;
}

/** [B14] The stock that is kept against demand and lead times that vary. */
export function safetyStock({ dMean, dSd, lMean, lSd, service, sigmaL }: SafetyDemand, limits: SafetyLimits = {}): SafetyStock {
  const z = service <= 50 ? 0 : normalQuantile(service / 100);
  const ofDemand = sigmaL === undefined ? lMean * dSd ** 2 : sigmaL ** 2;
  const sigma = Math.sqrt(ofDemand + dMean ** 2 * lSd ** 2);
  const inLeadTime = dMean * lMean;
  const isFew = inLeadTime > 0 && inLeadTime < fewPieces && sigma > 0 && z > 0;
  const raw = isFew ? Math.max(0, fewPiecesQuantile(inLeadTime, sigma ** 2, service / 100) - inLeadTime) : z * sigma;
  const result = within(ceiling(raw), limits);
  const by = !isFew ? 'normal' : sigma ** 2 > inLeadTime ? 'negativeBinomial' : 'poisson';
  return { z, sigma, raw, result, reorderPoint: ceiling(inLeadTime + within(raw, limits)), by };
}

/** [B14] The stock that covers so many days. */
export const coverStock = (dMean: number, days: number, limits: SafetyLimits = {}): number => within(ceiling(dMean * days), limits);
