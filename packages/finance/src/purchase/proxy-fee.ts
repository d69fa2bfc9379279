import { add, type Decimal, type LocalDate, multiply, ok, type RecordValues, type Refusal, type Result, round } from '@axle/kernel';

/** What the rules of a proxy go by. */
interface ProxyValues {
  readonly proxy?: number;
  readonly realSupplier?: number;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const hundredth = '0.01' as Decimal;

/** What goods cost that are bought through a proxy, and what the proxy takes for it; both in cents, half up. */
export interface ProxyCost {
  readonly goods: Decimal;
  readonly fee: Decimal;
  readonly total: Decimal;
}

/**
 * [PRX2] The fee of a proxy is its rate of the goods, a line of its own in the settlement: 1,000 × 12.00 at 2% → 12,000.00 goods + 240.00
 * fee.
 */
export function proxyCost(quantity: Decimal, price: Decimal, feeRate: Decimal): ProxyCost {
  const goods = round(multiply(quantity, price), 2);
  const fee = round(multiply(multiply(goods, feeRate), hundredth), 2);
  return { goods, fee, total: add(goods, fee) };
}

/** [PRX2] The same over what is typed: `quantity`, `price` and `feeRate`. */
export function tryProxyFee({ quantity, price, feeRate }: RecordValues): Result<RecordValues> {
  return ok({ ...proxyCost(String(quantity) as Decimal, price as Decimal, feeRate as Decimal) });
}

/** [PRX1] A proxy buys from somebody else than itself, and does not end before it begins. */
export function checkProxyBuy({ proxy, realSupplier, effectiveFrom: from, effectiveTo: to }: ProxyValues): readonly Refusal[] {
  const found: Refusal[] = [];
  if (proxy !== undefined && proxy === realSupplier)
    found.push({
      code: 'SAME_SUPPLIER',
      field: 'realSupplier',
      message: { zh: '实际供应商不能是代采公司自己', en: 'The actual supplier cannot be the purchasing agent itself' },
    });
  if (from !== undefined && to !== undefined && to < from)
    found.push({
      code: 'DATES',
      field: 'effectiveTo',
      message: { zh: '失效日期不能早于生效日期', en: 'The effective-to date cannot be before the effective-from date' },
    });
  return found;
}
