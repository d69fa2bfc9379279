import { compareDecimals, type Decimal, type LocalDate, type Refusal, text, zero } from '@axle/kernel';
import { readConditions } from './notation.ts';
import { factsOf, type RuleSetName } from './rule-sets.ts';

/** What every rule of a table has. */
interface RuleValues {
  readonly conditions?: string;
  readonly activeFrom?: LocalDate;
  readonly activeTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** What a rule of warehouses says. */
interface WarehouseRule extends RuleValues {
  readonly warehouses?: readonly unknown[];
  readonly storeWarehouses?: boolean;
  readonly splitAllowed?: boolean;
  readonly maxSplits?: number;
}

/** What a rule of the first leg says. */
interface FirstLegRule extends RuleValues {
  readonly shipping?: number;
  readonly fallback?: number;
}

/** What a rule of the last mile says. */
interface LastMileRule extends RuleValues {
  readonly channel?: number;
  readonly fallback?: number;
  readonly rateShop?: readonly string[];
  readonly objective?: string;
  readonly maxCostUsd?: Decimal;
}

/** [RT1] What every rule of a table keeps: conditions that suit its facts, and an end that is not before the beginning. */
function checkRule(set: RuleSetName, { conditions, activeFrom: from, activeTo: to }: RuleValues): readonly Refusal[] {
  const read = readConditions(factsOf(set), conditions ?? '');
  return [
    ...(read.ok ? [] : [read.refusal]),
    ...(from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'activeTo', '截止日期不能早于起始日期', 'The end date cannot be before the start date')]
      : []),
  ];
}

/**
 * [RT7] A rule of warehouses names one at least, or leaves them to the shop's configuration; an order is divided among two or three of
 * them.
 */
export function checkWarehouseRule(values: WarehouseRule): readonly Refusal[] {
  const { warehouses, storeWarehouses, splitAllowed, maxSplits } = values;
  const count = warehouses?.length ?? 0;
  const ofShop = storeWarehouses === true;
  return [
    ...checkRule('warehouse', values),
    ...(!ofShop && count === 0
      ? [refusal('REQUIRED', 'warehouses', '请填写仓库，或选择按仓店配置', 'Enter warehouses, or use the store configuration')]
      : []),
    ...(ofShop && count > 0
      ? [refusal('EITHER', 'warehouses', '按仓店配置时不填仓库', 'Leave the warehouses empty when using the store configuration')]
      : []),
    ...(splitAllowed === true && !ofShop && count < 2
      ? [refusal('SPLIT', 'splitAllowed', '允许拆单时须填写至少两个仓库', 'Splitting needs at least two warehouses')]
      : []),
    ...(splitAllowed !== true && maxSplits !== undefined
      ? [refusal('SPLIT', 'maxSplits', '允许拆单时才填最多拆分', 'Enter max splits only if splitting is allowed')]
      : []),
  ];
}

/** [RT8] The fallback of a first leg is another product. */
export function checkFirstLegRule(values: FirstLegRule): readonly Refusal[] {
  const { shipping, fallback } = values;
  return [
    ...checkRule('firstLeg', values),
    ...(fallback !== undefined && fallback === shipping
      ? [refusal('SAME_FALLBACK', 'fallback', '备选须为另一种运输方式', 'The fallback must be a different shipping product')]
      : []),
  ];
}

/**
 * [RT9] A rule of the last mile names a channel, or a group of two or more and what they are compared by; only a channel has a fallback,
 * another one.
 */
export function checkLastMileRule(values: LastMileRule): readonly Refusal[] {
  const { channel, fallback, rateShop, objective, maxCostUsd } = values;
  const group = new Set((rateShop ?? []).map(code => code.toUpperCase())).size;
  const either = (channel === undefined) === (group === 0);
  return [
    ...checkRule('lastMile', values),
    ...(either
      ? [refusal('CHANNEL_OR_GROUP', 'channel', '渠道与比价组须填且只能填一个', 'Enter either a channel or a rate-shop group')]
      : []),
    ...(group === 1 ? [refusal('GROUP_OF_TWO', 'rateShop', '比价组至少两个渠道', 'A rate-shop group needs at least two channels')] : []),
    ...(fallback !== undefined && (channel === undefined || fallback === channel)
      ? [
          refusal(
            'SAME_FALLBACK',
            'fallback',
            '备选只用于单个渠道，且须为另一渠道',
            'A fallback is for a single channel and must be a different channel',
          ),
        ]
      : []),
    ...((objective === undefined) === group > 0
      ? [
          refusal(
            'OBJECTIVE',
            'objective',
            '比价组须填写比价目标，单个渠道不填',
            'A rate-shop group needs an objective; leave it empty for a single channel',
          ),
        ]
      : []),
    ...(maxCostUsd !== undefined && (group === 0 || compareDecimals(maxCostUsd, zero) <= 0)
      ? [
          refusal(
            'MAX_COST',
            'maxCostUsd',
            '最高费用须大于0，且仅用于比价组',
            'The max cost must be greater than 0 and applies to rate-shop groups only',
          ),
        ]
      : []),
  ];
}
