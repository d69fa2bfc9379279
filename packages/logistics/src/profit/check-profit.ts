import { compareDecimals, type Decimal, type LocalDate, type Refusal, text, zero } from '@axle/kernel';

/** What the rules of parameters of profit go by. */
interface ProfitValues {
  readonly returnRate?: Decimal;
  readonly resaleRate?: Decimal;
  readonly fxRate?: Decimal;
  readonly channel?: number;
  readonly warehouse?: number;
  readonly toZip?: string;
  readonly referralRate?: Decimal;
  readonly referralLeast?: Decimal;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });
/** What an estimate is asked with. */
interface EstimateValues {
  readonly price?: Decimal;
  readonly declValue?: Decimal;
  readonly dutyCode?: unknown;
  readonly targetMargin?: Decimal;
}

const within = (value: Decimal | undefined, least: string, most: string): boolean =>
  value === undefined || (compareDecimals(value, least as Decimal) >= 0 && compareDecimals(value, most as Decimal) <= 0);

/** [EP1] An estimate has a price above nothing. */
export const checkEstimate = ({ price }: EstimateValues): readonly Refusal[] =>
  price !== undefined && compareDecimals(price, zero) <= 0
    ? [refusal('PRICE', 'price', '售价须大于0', 'The price must be greater than 0')]
    : [];

/** What an estimate is worked out from, and what computing it writes. */
const asked = ['price', 'declValue', 'dutyCode', 'targetMargin'] as const;
const worked = [
  'missing',
  'revenue',
  'referral',
  'fulfilmentFee',
  'storage',
  'ads',
  'purchase',
  'firstLeg',
  'duty',
  'landed',
  'goods',
  'other',
  'profit',
  'margin',
  'roi',
  'targetPrice',
  'breakEven',
  'tier',
  'tableVersions',
  'calcAt',
] as const;

/** [EP2] What was computed for another price, value, code or target holds no longer: it is computed again. */
export const estimateAgain = (record: EstimateValues, before?: EstimateValues) =>
  before !== undefined && asked.every(key => record[key] === before[key])
    ? {}
    : {
        ...(Object.fromEntries(worked.map(key => [key, undefined])) as { readonly [Name in (typeof worked)[number]]: undefined }),
        state: 'open' as const,
      };

/**
 * [EP1] Parameters of profit: returns of 0 to 60 %, resale of 0 to 100 %, an exchange rate above nothing, a period that ends behind its
 * beginning, for a parcel of our own its channel, warehouse and postal code together, and no least referral without its share.
 */
export function checkProfitParam(values: ProfitValues): readonly Refusal[] {
  const {
    returnRate,
    resaleRate,
    fxRate,
    effectiveFrom: from,
    effectiveTo: to,
    channel,
    warehouse,
    toZip,
    referralRate,
    referralLeast,
  } = values;
  const given = [channel, warehouse, toZip].filter(value => value !== undefined).length;
  return [
    ...(within(returnRate, '0', '60')
      ? []
      : [refusal('RETURN_RATE', 'returnRate', '退货率须在0–60%之间', 'The return rate must be 0 to 60%')]),
    ...(within(resaleRate, '0', '100')
      ? []
      : [refusal('RESALE_RATE', 'resaleRate', '退货再售率须在0–100%之间', 'The resale rate must be 0 to 100%')]),
    ...(fxRate !== undefined && compareDecimals(fxRate, zero) <= 0
      ? [refusal('FX_RATE', 'fxRate', '汇率须大于0', 'The exchange rate must be greater than 0')]
      : []),
    ...(given === 1 || given === 2
      ? [refusal('PARCEL', 'channel', '渠道、发货仓与收件邮编须同时填写', 'Enter channel, warehouse and postal code together')]
      : []),
    ...(referralLeast !== undefined && referralRate === undefined
      ? [refusal('REFERRAL', 'referralRate', '填写最低佣金时须填写佣金率', 'A min referral fee needs a referral rate')]
      : []),
    ...(from !== undefined && to !== undefined && to < from
      ? [refusal('PERIOD', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
      : []),
  ];
}
