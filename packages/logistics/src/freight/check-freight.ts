import { compareDecimals, fill, filledLines, type LocalDate, type Refusal, text } from '@axle/kernel';
import type { FreightRate, FreightSurcharge, FuelRate } from './freight-table.ts';
import { unreadablePostcode } from './in-postcodes.ts';
import { limitKeys } from './surcharges-of.ts';

/** What the rules of a rate card go by. */
interface FreightTableValues {
  readonly rates?: readonly Partial<FreightRate>[];
  readonly surcharges?: readonly Partial<FreightSurcharge>[];
  readonly fuel?: readonly Partial<FuelRate>[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string, values: Readonly<Record<string, string>> = {}): Refusal => ({
  code,
  field,
  message: fill(text(zh, en), values),
});

/** The first weight of each zone that costs less than a lighter one. */
export const fallingRates = <Rate extends Pick<FreightRate, 'zone' | 'maxWeight' | 'amount'>>(rates: readonly Rate[]): readonly Rate[] =>
  [...Map.groupBy(rates, ({ zone }) => zone).values()].flatMap(rows => {
    const sorted = rows.toSorted((one, other) => compareDecimals(one.maxWeight, other.maxWeight));
    const falls = sorted.find((row, at) => at > 0 && compareDecimals(row.amount, sorted[at - 1]!.amount) < 0);
    return falls ? [falls] : [];
  });

type FuelPeriod = Pick<FuelRate, 'effectiveFrom' | 'effectiveTo'>;
type NamedSurcharge = Partial<FreightSurcharge> & Pick<FreightSurcharge, 'code' | 'kind'>;

const overlaps = (fuel: readonly FuelPeriod[]): boolean => {
  const sorted = fuel.toSorted((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1));
  return sorted.some((row, at) => at > 0 && (sorted[at - 1]!.effectiveTo ?? row.effectiveFrom) >= row.effectiveFrom);
};

const isOfSize = ({ kind }: NamedSurcharge): boolean => kind === 'additional' || kind === 'large' || kind === 'overMax';

const hasLimit = (surcharge: NamedSurcharge): boolean => limitKeys.some(key => surcharge[key] !== undefined);

function checkSurcharges(surcharges: readonly NamedSurcharge[]): readonly Refusal[] {
  const unlimited = surcharges.find(one => isOfSize(one) && !hasLimit(one));
  const limited = surcharges.find(one => !isOfSize(one) && hasLimit(one));
  const placeless = surcharges.find(({ kind, postcodes }) => (kind === 'area') !== (postcodes !== undefined && postcodes !== ''));
  const unread = surcharges.flatMap(({ postcodes }) => unreadablePostcode(postcodes ?? '') ?? [])[0];
  const backwards = surcharges.find(({ effectiveFrom: from, effectiveTo: to }) => from !== undefined && to !== undefined && to < from);
  const free = surcharges.find(({ kind, amount }) => kind !== 'overMax' && amount === undefined);
  return [
    ...(unlimited
      ? [refusal('NO_LIMIT', 'surcharges', '{code}须至少填写一个限制', '{code} needs at least one limit', { code: unlimited.code })]
      : []),
    ...(limited
      ? [
          refusal('RULE', 'surcharges', '{code}不按尺寸收取，不填限制', '{code} is not charged by size; leave its limits empty', {
            code: limited.code,
          }),
        ]
      : []),
    ...(placeless
      ? [
          refusal(
            'POSTCODES',
            'surcharges',
            '{code}：地区附加费须填邮编，其他类型不填',
            '{code}: area surcharges need postal codes, others none',
            {
              code: placeless.code,
            },
          ),
        ]
      : []),
    ...(unread === undefined
      ? []
      : [
          refusal('POSTCODE_FORM', 'surcharges', '无法识别的邮编：{part}', 'This is no postal code or range of them: {part}', {
            part: unread,
          }),
        ]),
    ...(backwards
      ? [
          refusal(
            'PERIOD',
            'surcharges',
            '{code}的失效日期不能早于生效日期',
            '{code}: the effective-to date cannot be before the effective-from date',
            {
              code: backwards.code,
            },
          ),
        ]
      : []),
    ...(free ? [refusal('REQUIRED', 'surcharges', '{code}须填写金额', '{code} needs an amount', { code: free.code })] : []),
  ];
}

/**
 * [L24] A rate card ends not before it begins, its amounts never fall as the weight grows, surcharges of sizes have a limit, the others
 * none, those of areas and no others have postal codes (L27), and periods of fuel do not overlap.
 */
export function checkFreightTable(values: FreightTableValues): readonly Refusal[] {
  const { effectiveFrom: from, effectiveTo: to } = values;
  const [falls] = fallingRates(filledLines(values.rates, 'zone', 'maxWeight', 'amount'));
  const fuel = filledLines(values.fuel, 'effectiveFrom');
  return [
    ...(from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
      : []),
    ...(falls
      ? [
          refusal(
            'RATE_FALLS',
            'rates',
            '{zone} 区 {weight} 的运费低于更轻的一档',
            'Zone {zone}: the rate at {weight} is below that of a lighter weight',
            {
              zone: falls.zone,
              weight: falls.maxWeight,
            },
          ),
        ]
      : []),
    ...checkSurcharges(filledLines(values.surcharges, 'code', 'kind')),
    ...(fuel.some(({ effectiveFrom: first, effectiveTo: last }) => last !== undefined && last < first)
      ? [
          refusal(
            'PERIOD',
            'fuel',
            '燃油率的失效日期不能早于生效日期',
            'The effective-to date of a fuel rate cannot be before its effective-from date',
          ),
        ]
      : []),
    ...(overlaps(fuel) ? [refusal('PERIODS_OVERLAP', 'fuel', '燃油率的生效期重叠', 'Fuel rate periods overlap')] : []),
  ];
}

/** [L18] What names a rate card among all periods: its code with the day on which it begins. */
export const freightTableName = ({ code, effectiveFrom }: { readonly code?: string; readonly effectiveFrom?: LocalDate }) => ({
  tableNo: code !== undefined && effectiveFrom !== undefined ? `${code}/${effectiveFrom}` : undefined,
});
