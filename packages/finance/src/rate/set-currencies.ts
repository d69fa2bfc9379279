import { fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';

/** The currency that all amounts are turned into. */
export const baseCurrency = 'CNY';

/** Why these two stay in use. */
const always: Readonly<Record<string, Text>> = {
  [baseCurrency]: { zh: '本位币CNY不能停用', en: 'CNY is the base currency and cannot be disabled' },
  USD: { zh: 'USD用于交叉换算，不能停用', en: 'USD is used for cross rates and cannot be disabled' },
};

/** Currencies that begin and end to be in use. */
export interface CurrencyChange {
  readonly taken: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * [F8] What becomes of the currencies in use when some are taken in and others dropped; those that stand so already stay as they are.
 * `goneBy` names what goes by each currency. Refused as a whole where one must stay.
 */
export function setCurrencies(
  inUse: readonly string[],
  { take, drop }: { readonly take: readonly string[]; readonly drop: readonly string[] },
  goneBy: ReadonlyMap<string, Text>,
): Result<CurrencyChange, readonly Refusal[]> {
  const [taken, dropped] = [take.filter(code => !inUse.includes(code)), drop.filter(code => inUse.includes(code))];
  const refusals = drop.flatMap((code): Refusal[] => {
    if (take.includes(code))
      return [
        refusal(
          'CURRENCY_BOTH',
          { zh: '{code}不能同时启用和停用', en: '{code} cannot be enabled and disabled at the same time' },
          { code },
        ),
      ];
    const stays = always[code];
    if (stays) return [refusal('CURRENCY_BASE', stays)];
    const by = dropped.includes(code) ? goneBy.get(code) : undefined;
    return by ? [refusal('CURRENCY_IN_USE', { zh: '{code}仍在使用：{by}', en: '{code} is still in use: {by}' }, { code, by })] : [];
  });
  if (refusals.length > 0) return refuse(refusals);
  return taken.length + dropped.length === 0
    ? refuse([refusal('NOTHING_CHANGES', { zh: '没有需要变更的币种', en: 'There is nothing to change' })])
    : ok({ taken, dropped });
}

/** [F8] A rate is not added of a currency that is not in use; `field` names it. */
export const currencyNotInUse = (code: string, field: string): Refusal => ({
  ...refusal('CURRENCY_NOT_IN_USE', { zh: '币种{code}未启用', en: 'Currency {code} is not enabled' }, { code }),
  field,
});

const refusal = (code: string, message: Text, gaps: Readonly<Record<string, string | Text>> = {}): Refusal => ({
  code,
  field: 'drop',
  message: fill(message, gaps),
});
