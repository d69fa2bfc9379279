import { compareDecimals, type Decimal, fill, filledLines, type LocalDate, type Refusal, text } from '@axle/kernel';
import { type FbaFeeRow, type FbaSurcharge, type FbaTierLimits, fbaTiers } from './fba-table.ts';

/** What the rules of a table of Amazon's fees go by. */
interface FbaTableValues {
  readonly tiers?: readonly Partial<FbaTierLimits>[];
  readonly fees?: readonly Partial<FbaFeeRow>[];
  readonly storage?: readonly { readonly monthFrom?: number; readonly monthTo?: number }[];
  readonly referral?: readonly { readonly percent?: Decimal }[];
  readonly surcharges?: readonly Partial<FbaSurcharge>[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string, values: Readonly<Record<string, string>> = {}): Refusal => ({
  code,
  field,
  message: fill(text(zh, en), values),
});

/** [B37] Tiers are tried in the order of the dictionary, so each stands where it belongs. */
function orderOfTiers(tiers: readonly Pick<FbaTierLimits, 'tier'>[]): readonly Refusal[] {
  const places = tiers.map(({ tier }) => fbaTiers.indexOf(tier));
  return places.some((place, at) => at > 0 && place <= places[at - 1]!)
    ? [refusal('TIER_ORDER', 'tiers', '尺寸分段须从小到大排列', 'Size tiers must be in order from smallest to largest')]
    : [];
}

/** [B37] What is heavier never costs less within a tier and a price band. */
function risingFees(fees: readonly Pick<FbaFeeRow, 'tier' | 'priceFrom' | 'maxLb' | 'fee'>[]): readonly Refusal[] {
  const bands = Map.groupBy(fees, ({ tier, priceFrom }) => `${tier} ${priceFrom}`);
  return [...bands.values()].flatMap(rows => {
    const sorted = rows.toSorted((one, other) => compareDecimals(one.maxLb, other.maxLb));
    const falls = sorted.find((row, at) => at > 0 && compareDecimals(row.fee, sorted[at - 1]!.fee) < 0);
    return falls
      ? [
          refusal(
            'FEE_FALLS',
            'fees',
            '{tier}在{weight}磅的费用低于更轻的一档',
            '{tier}: the fee at {weight} lb is below that of a lighter weight',
            {
              tier: falls.tier,
              weight: falls.maxLb,
            },
          ),
        ]
      : [];
  });
}

/** [B37] Further steps are paid behind a weight, by their own size: the three stand together. */
function wholeSteps(fees: readonly Partial<FbaFeeRow>[]): readonly Refusal[] {
  const broken = fees.some(({ baseLb, stepLb, perStep }) => new Set([baseLb, stepLb, perStep].map(one => one === undefined)).size > 1);
  return broken
    ? [refusal('STEP_PARTS', 'fees', '起步重量、续重步长与每步续重费须同时填写', 'Enter base weight, step and fee per step together')]
    : [];
}

/** [B37] A surcharge is a share of the fee or an amount, or waits for one, and ends no earlier than it begins. */
const wholeSurcharges = (surcharges: readonly Partial<FbaSurcharge>[]): readonly Refusal[] => [
  ...(surcharges.some(({ percent, amount }) => percent !== undefined && amount !== undefined)
    ? [refusal('SURCHARGE', 'surcharges', '每项附加费只能填写比例或金额其中之一', 'A surcharge has either a rate or an amount')]
    : []),
  ...(surcharges.some(({ percent, basis = 'piece' }) => percent !== undefined && basis !== 'piece')
    ? [refusal('SURCHARGE', 'surcharges', '比例只能按配送费计', 'A rate applies to the fulfilment fee of pieces only')]
    : []),
  ...(surcharges.some(({ from, to }) => from !== undefined && to !== undefined && to < from)
    ? [refusal('PERIOD', 'surcharges', '附加费的截止日期不能早于起始日期', 'The end date of a surcharge cannot be before its start date')]
    : []),
];

/** [B37] A table of Amazon's fees ends not before it begins, its tiers stand in order, and its fees never fall as the weight grows. */
export function checkFbaTable(values: FbaTableValues): readonly Refusal[] {
  const { effectiveFrom: from, effectiveTo: to, tiers, fees = [], storage, referral, surcharges = [] } = values;
  const period =
    from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
      : [];
  const months = filledLines(storage, 'monthFrom', 'monthTo').some(({ monthFrom, monthTo }) => monthTo < monthFrom)
    ? [refusal('MONTHS', 'storage', '截止月份不能早于起始月份', 'The last month cannot be before the first month')]
    : [];
  const negative = filledLines(referral, 'percent').some(({ percent }) => percent.startsWith('-'))
    ? [refusal('RANGE', 'referral', '佣金比例不能为负数', 'The referral rate cannot be negative')]
    : [];
  return [
    ...period,
    ...orderOfTiers(filledLines(tiers, 'tier')),
    ...risingFees(filledLines(fees, 'tier', 'priceFrom', 'maxLb', 'fee')),
    ...wholeSteps(fees),
    ...wholeSurcharges(surcharges),
    ...months,
    ...negative,
  ];
}
