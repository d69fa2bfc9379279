import { compareDecimals, type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { beyondChannel, type ChannelMeasures } from '../freight/channel-within.ts';
import { hazards } from './rule-sets.ts';

/** What a group of channels is compared by. */
export const shopObjectives = ['cheapest', 'fastest', 'cheapestWithinPromise'] as const;

/** What a rule of the last mile answers: a channel with another in its stead, or a group that is compared; channels by code. */
export interface LastMileOutput {
  readonly channel?: string;
  readonly fallback?: string;
  readonly rateShop?: readonly string[];
  readonly objective?: (typeof shopObjectives)[number];
  readonly maxCostUsd?: Decimal;
}

/** A parcel as channels see it; what is not known is not held against them. */
export interface ShoppedParcel {
  readonly measures: ChannelMeasures;
  readonly isPoBox: boolean;
  readonly isMilitary: boolean;
  readonly hazards: readonly string[];
  /** The day that was promised. */
  readonly promised?: LocalDate;
}

/** A channel in use: what it takes, what the parcel costs by it or why that is not known, and when it would arrive. */
export interface OfferedChannel {
  readonly code: string;
  readonly poBox?: boolean;
  readonly military?: boolean;
  readonly hazards?: readonly string[];
  readonly maxKg?: Decimal;
  readonly maxLongestCm?: Decimal;
  readonly maxLgCm?: Decimal;
  readonly usd: Result<Decimal>;
  readonly arrives?: LocalDate;
}

/** Why a channel is not taken. */
export interface RefusedChannel {
  readonly code: string;
  readonly reason: Text;
}

/** The channel that is taken, what it costs where that is known, and those of the rule that were not taken. */
export interface ChosenChannel {
  readonly channel: string;
  readonly isFallback: boolean;
  readonly usd?: Decimal;
  readonly arrives?: LocalDate;
  readonly refused: readonly RefusedChannel[];
}

const notInUse: Text = { zh: '未启用', en: 'not in use' };
const noPoBox: Text = { zh: '不送邮政信箱', en: 'does not deliver to PO boxes' };
const noMilitary: Text = { zh: '不送军邮地址', en: 'does not deliver to military addresses' };
const noDay: Text = { zh: '没有时效，无法核对承诺日期', en: 'its transit time is unknown, so the promised date cannot be checked' };

/** Whether a channel takes the parcel: the address, the goods, its weight and size. */
function againstParcel(offered: OfferedChannel | undefined, parcel: ShoppedParcel): Text | undefined {
  if (!offered) return notInUse;
  if (parcel.isPoBox && offered.poBox !== true) return noPoBox;
  if (parcel.isMilitary && offered.military !== true) return noMilitary;
  const closed = parcel.hazards.find(hazard => hazard !== 'none' && offered.hazards?.includes(hazard) !== true);
  if (closed !== undefined) {
    const label = hazards.find(({ code }) => code === closed)?.label ?? { zh: closed, en: closed };
    return fill({ zh: '不承运{label}', en: 'does not accept {label}' }, { label: { zh: label.zh, en: label.en.toLowerCase() } });
  }
  return beyondChannel({ ...offered }, parcel.measures)?.message;
}

/** What keeps a channel out of a group beside its limits: no rate, a cost above the most, or a day behind the promise. */
function againstTerms({ usd, arrives }: OfferedChannel, { objective, maxCostUsd }: LastMileOutput, promised?: LocalDate): Text | undefined {
  if (!usd.ok) return usd.refusal.message;
  if (maxCostUsd !== undefined && compareDecimals(usd.value, maxCostUsd) > 0)
    return fill(
      { zh: '{usd} USD，高于最高费用 {most}', en: '{usd} USD exceeds the max cost of {most}' },
      { usd: usd.value, most: maxCostUsd },
    );
  if (objective !== 'cheapestWithinPromise' || promised === undefined) return undefined;
  if (arrives === undefined) return noDay;
  return arrives <= promised
    ? undefined
    : fill(
        { zh: '{arrives} 送达，晚于承诺的 {promised}', en: 'arrives on {arrives}, after the promised {promised}' },
        { arrives, promised },
      );
}

/** Days by the calendar; what is not known stands last. */
const sooner = (one: OfferedChannel, other: OfferedChannel): number =>
  one.arrives === other.arrives ? 0 : (one.arrives ?? '9') < (other.arrives ?? '9') ? -1 : 1;
const cheaper = (one: OfferedChannel, other: OfferedChannel): number =>
  one.usd.ok && other.usd.ok ? compareDecimals(one.usd.value, other.usd.value) : 0;
const byCode = (one: OfferedChannel, other: OfferedChannel): number => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0);

const chosen = ({ code, usd, arrives }: OfferedChannel, refused: readonly RefusedChannel[], isFallback = false): ChosenChannel => ({
  channel: code,
  isFallback,
  ...(usd.ok ? { usd: usd.value } : {}),
  ...(arrives === undefined ? {} : { arrives }),
  refused,
});

/**
 * [RT10] The channel of the rule where it takes the parcel, else its fallback; of a group the cheapest or fastest that takes it, has a rate
 * and keeps the most that it may cost, of equal ones the faster (the cheaper, where the fastest is sought), then by code. Nothing left is
 * `NO_CHANNEL` with the reason of each; no later rule is tried.
 */
export function chooseChannel(rule: LastMileOutput, parcel: ShoppedParcel, offered: readonly OfferedChannel[]): Result<ChosenChannel> {
  const refused: RefusedChannel[] = [];
  const known = (code: string) => offered.find(one => one.code === code);
  if (rule.rateShop === undefined || rule.rateShop.length === 0) {
    for (const [at, code] of [rule.channel, rule.fallback].filter(one => one !== undefined).entries()) {
      const found = known(code);
      const reason = againstParcel(found, parcel);
      if (found && !reason) return ok(chosen(found, refused, at > 0));
      refused.push({ code, reason: reason ?? notInUse });
    }
    return refuse(noChannel(refused));
  }
  const left: OfferedChannel[] = [];
  for (const code of rule.rateShop) {
    const found = known(code);
    const reason = againstParcel(found, parcel) ?? (found && againstTerms(found, rule, parcel.promised));
    if (found && !reason) left.push(found);
    else refused.push({ code, reason: reason ?? notInUse });
  }
  const orders = rule.objective === 'fastest' ? [sooner, cheaper, byCode] : [cheaper, sooner, byCode];
  const [best] = left.toSorted((one, other) => orders.map(order => order(one, other)).find(order => order !== 0) ?? 0);
  return best ? ok(chosen(best, refused)) : refuse(noChannel(refused));
}

const noChannel = (refused: readonly RefusedChannel[]): Refusal => {
  const reasons = (language: 'zh' | 'en') => refused.map(({ code, reason }) => `${code} ${reason[language]}`);
  return {
    code: 'NO_CHANNEL',
    message: { zh: `没有可用的渠道：${reasons('zh').join('；')}`, en: `No channel is available: ${reasons('en').join('; ')}` },
  };
};
