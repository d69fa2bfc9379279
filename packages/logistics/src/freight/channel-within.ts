import { add, compareDecimals, type Decimal, fill, multiply, type Refusal } from '@axle/kernel';
import type { FreightTable } from './freight-table.ts';

type Card = Pick<FreightTable, 'weightUnit' | 'rates' | 'surcharges'>;

const measured = ['maxKg', 'maxLongestCm', 'maxLgCm'] as const;
const inch = '2.54' as Decimal;
const pound = '0.45359237' as Decimal;

const least = (values: readonly (Decimal | undefined)[]): Decimal | undefined =>
  values.filter(value => value !== undefined).toSorted(compareDecimals)[0];

/** What a rate card takes at most, in kg and cm: what is not too large, and the heaviest weight that it has a rate for. */
export function cardLimits({
  weightUnit,
  rates,
  surcharges,
}: Card): Readonly<Record<'maxKg' | 'maxLongestCm' | 'maxLgCm', Decimal | undefined>> {
  const over = surcharges.filter(({ kind }) => kind === 'overMax');
  const open = rates.some(({ perStepOver }) => perStepOver !== undefined);
  const heaviest = open
    ? undefined
    : rates
        .map(({ maxWeight }) => maxWeight)
        .toSorted(compareDecimals)
        .at(-1);
  const [weight, length] = weightUnit === 'lb' ? [pound, inch] : (['1', '1'] as [Decimal, Decimal]);
  const inMetric = (value: Decimal | undefined, unit: Decimal) => (value === undefined ? undefined : multiply(value, unit));
  return {
    maxKg: inMetric(least([heaviest, ...over.map(({ overWeight }) => overWeight)]), weight),
    maxLongestCm: inMetric(least(over.map(({ overLongest }) => overLongest)), length),
    maxLgCm: inMetric(least(over.map(({ overGirth }) => overGirth)), length),
  };
}

/** [L20] A channel takes nothing heavier or larger than its rate card does. */
export const channelWithin = (channel: ChannelMeasures, card: Card): readonly Refusal[] => {
  const limits = cardLimits(card);
  return measured.flatMap(field => {
    const [own, most] = [channel[field], limits[field]];
    return own === undefined || most === undefined || compareDecimals(own, most) <= 0
      ? []
      : [
          {
            code: 'ABOVE_CARD',
            field,
            message: fill({ zh: '不能超过运费表的上限{most}', en: 'Cannot exceed the rate card’s limit of {most}' }, { most }),
          },
        ];
  });
};

/** What a parcel measures against the limits of channels; what is not known is absent. */
export type ChannelMeasures = { readonly [Of in (typeof measured)[number]]?: Decimal };

/** What three sides in cm and a weight in kg measure against the limits of channels. */
export function channelMeasures(sides: readonly Decimal[], kg: Decimal): ChannelMeasures {
  const [longest, second, third] = sides.toSorted((one, other) => compareDecimals(other, one)) as [Decimal, Decimal, Decimal];
  return { maxKg: kg, maxLongestCm: longest, maxLgCm: add(longest, multiply('2' as Decimal, add(second, third))) };
}

const limitWords = {
  maxKg: { zh: '重量', en: 'weight' },
  maxLongestCm: { zh: '最长边', en: 'longest side' },
  maxLgCm: { zh: '长+围长', en: 'length + girth' },
} as const;

/** [L20] The first limit of a channel that a parcel is beyond; undefined where it keeps within all that are known of it. */
export function beyondChannel(channel: ChannelMeasures, measures: ChannelMeasures): Refusal | undefined {
  const broken = measured.flatMap(of => {
    const [value, most] = [measures[of], channel[of]];
    return value !== undefined && most !== undefined && compareDecimals(value, most) > 0 ? [{ what: limitWords[of], value, most }] : [];
  })[0];
  if (!broken) return undefined;
  return {
    code: 'OVER_CHANNEL',
    message: fill({ zh: '超出渠道限制：{what} {value} > {most}', en: 'Exceeds the channel limit: {what} {value} > {most}' }, broken),
  };
}

/** [L20] Why a channel does not take a parcel of three sides and a weight; undefined where it does. */
export const channelRefuses = (channel: ChannelMeasures, sides: readonly Decimal[], kg: Decimal): Refusal | undefined =>
  beyondChannel(channel, channelMeasures(sides, kg));
