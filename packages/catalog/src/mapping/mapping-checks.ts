import { compareDecimals, type Decimal, type LocalDate, type Refusal, sum, text } from '@axle/kernel';

/** When a record holds. */
interface Period {
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** A pool of FBA stock and its sites. */
interface PoolValues {
  readonly homeSite?: number;
  readonly sites?: readonly { readonly site?: number }[];
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** [MAP1] A dated record of a mapping does not end before it begins. */
export function checkMapPeriod({ effectiveFrom, effectiveTo }: Period): readonly Refusal[] {
  const backwards = effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo < effectiveFrom;
  return backwards
    ? [refusal('RANGE', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
    : [];
}

/** [MAP2] Of the lines of a map either none says its share of the revenue, or all do and they sum to 100. */
export function checkMapShares({ lines = [] }: { readonly lines?: readonly { readonly revenueShare?: Decimal }[] }): readonly Refusal[] {
  const shares = lines.flatMap(({ revenueShare }) => (revenueShare === undefined ? [] : [revenueShare]));
  if (shares.length === 0) return [];
  const without = lines.findIndex(({ revenueShare }) => revenueShare === undefined);
  if (without >= 0)
    return [
      refusal(
        'SHARES',
        `lines.${without}.revenueShare`,
        '请为各行都填写分摊比例，或全部留空按成本分摊',
        'Enter a revenue share on every line, or leave all empty to share by cost',
      ),
    ];
  if (compareDecimals(sum(shares), '100' as Decimal) === 0) return [];
  return [
    refusal(
      'SHARES',
      'lines.0.revenueShare',
      `分摊比例合计须为100，现为${sum(shares)}`,
      `Revenue shares must sum to 100; they sum to ${sum(shares)}`,
    ),
  ];
}

/** [MAP5] The home site of a pool of FBA stock is one of its sites. */
export function checkPool({ homeSite, sites: lines = [] }: PoolValues): readonly Refusal[] {
  const sites = lines.map(({ site }) => site);
  if (homeSite === undefined || sites.length === 0 || sites.includes(homeSite)) return [];
  return [refusal('HOME_SITE', 'homeSite', '主站点须在站点之中', 'The home site must be one of the sites')];
}
