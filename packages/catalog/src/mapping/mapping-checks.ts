import { compareDecimals, type Decimal, type LocalDate, type Refusal, sum, text } from '@axle/kernel';

type Values = Readonly<Record<string, unknown>>;

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

const linesOf = (record: Values, key: string): readonly Values[] => (Array.isArray(record[key]) ? (record[key] as readonly Values[]) : []);

/** [MAP1] A dated record of a mapping does not end before it begins. */
export function mapPeriodHolds({ effectiveFrom, effectiveTo }: Values): readonly Refusal[] {
  const backwards = effectiveFrom !== undefined && effectiveTo !== undefined && (effectiveTo as LocalDate) < (effectiveFrom as LocalDate);
  return backwards
    ? [refusal('RANGE', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
    : [];
}

/** [MAP2] Of the lines of a map either none says its share of the revenue, or all do and they sum to 100. */
export function mapSharesHold(record: Values): readonly Refusal[] {
  const lines = linesOf(record, 'lines');
  const shares = lines.flatMap(({ revenueShare }) => (typeof revenueShare === 'string' ? [revenueShare as Decimal] : []));
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
export function poolHolds(record: Values): readonly Refusal[] {
  const { homeSite } = record;
  const sites = linesOf(record, 'sites').map(({ site }) => site);
  if (homeSite === undefined || sites.length === 0 || sites.includes(homeSite)) return [];
  return [refusal('HOME_SITE', 'homeSite', '主站点须在站点之中', 'The home site must be one of the sites')];
}
