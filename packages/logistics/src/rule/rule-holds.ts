import { compareDecimals, type Decimal, type Refusal, zero } from '@axle/kernel';
import { readConditions } from './notation.ts';
import { factsOf, type RuleSetName } from './rule-sets.ts';

type Values = Readonly<Record<string, unknown>>;

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: { zh, en } });

/** [RT1] What every rule of a table keeps: conditions that suit its facts, and an end that is not before the beginning. */
function ruleHolds(set: RuleSetName, { conditions, activeFrom: from, activeTo: to }: Values): readonly Refusal[] {
  const read = readConditions(factsOf(set), typeof conditions === 'string' ? conditions : '');
  return [
    ...(read.ok ? [] : [read.refusal]),
    ...(typeof from === 'string' && typeof to === 'string' && to < from
      ? [refusal('PERIOD', 'activeTo', '截止日期不能早于起始日期', 'It cannot end before it begins')]
      : []),
  ];
}

/** [RT7] A rule of warehouses names one at least, or leaves them to the shop's configuration; an order is divided among two or three of them. */
export function warehouseRuleHolds(values: Values): readonly Refusal[] {
  const { warehouses, storeWarehouses, splitAllowed, maxSplits } = values;
  const count = Array.isArray(warehouses) ? warehouses.length : 0;
  const ofShop = storeWarehouses === true;
  return [
    ...ruleHolds('warehouse', values),
    ...(!ofShop && count === 0
      ? [refusal('REQUIRED', 'warehouses', '请填写仓库，或按仓店配置', 'Name warehouses, or take those of the shop')]
      : []),
    ...(ofShop && count > 0
      ? [refusal('EITHER', 'warehouses', '按仓店配置时不填仓库', 'Leave it empty where the shop’s configuration names them')]
      : []),
    ...(splitAllowed === true && !ofShop && count < 2
      ? [refusal('SPLIT', 'splitAllowed', '拆单须有两个以上仓库', 'An order is split over two warehouses or more')]
      : []),
    ...(splitAllowed !== true && maxSplits !== undefined
      ? [refusal('SPLIT', 'maxSplits', '允许拆单时才填最多拆分', 'It says into how many only where splitting is allowed')]
      : []),
  ];
}

/** [RT8] The fallback of a first leg is another product. */
export function firstLegRuleHolds(values: Values): readonly Refusal[] {
  const { shipping, fallback } = values;
  return [
    ...ruleHolds('firstLeg', values),
    ...(fallback !== undefined && fallback === shipping
      ? [refusal('SAME_FALLBACK', 'fallback', '备选须为另一种运输方式', 'The fallback is another product')]
      : []),
  ];
}

/** [RT9] A rule of the last mile names a channel, or a group of two or more and what they are compared by; only a channel has a fallback, another one. */
export function lastMileRuleHolds(values: Values): readonly Refusal[] {
  const { channel, fallback, rateShop, objective, maxCostUsd } = values;
  const group = Array.isArray(rateShop) ? new Set(rateShop.map(code => String(code).toUpperCase())).size : 0;
  const either = (channel === undefined) === (group === 0);
  return [
    ...ruleHolds('lastMile', values),
    ...(either ? [refusal('CHANNEL_OR_GROUP', 'channel', '渠道与比价组须填其一', 'Either a channel or a group is given')] : []),
    ...(group === 1 ? [refusal('GROUP_OF_TWO', 'rateShop', '比价组至少两个渠道', 'A group has at least two channels')] : []),
    ...(fallback !== undefined && (channel === undefined || fallback === channel)
      ? [
          refusal(
            'SAME_FALLBACK',
            'fallback',
            '备选须为单个渠道之外的另一渠道',
            'The fallback is another channel than the one that is named',
          ),
        ]
      : []),
    ...((objective === undefined) === group > 0
      ? [refusal('OBJECTIVE', 'objective', '比价组须填目标，单个渠道不填', 'A group says what it is compared by, a channel does not')]
      : []),
    ...(maxCostUsd !== undefined && (group === 0 || compareDecimals(maxCostUsd as Decimal, zero) <= 0)
      ? [refusal('MAX_COST', 'maxCostUsd', '最高费用须大于0，且仅用于比价组', 'The most that it may cost is above 0, and of a group')]
      : []),
  ];
}
