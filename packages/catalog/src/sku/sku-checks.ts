import { compareDecimals, type Decimal, multiply, type Refusal, text } from '@axle/kernel';

/** What the rules of a SKU go by; sizes in cm, weights in kg. */
interface SkuValues {
  readonly unitL?: Decimal;
  readonly unitW?: Decimal;
  readonly unitH?: Decimal;
  readonly unitGrossKg?: Decimal;
  readonly unitNetKg?: Decimal;
  readonly cartonGrossKg?: Decimal;
  readonly cartonQty?: number;
  readonly supplier?: number;
  readonly price?: Decimal;
  readonly leadDays?: number;
  readonly moq?: number;
  readonly orderMultiple?: number;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** [SKU1] The net weight of a piece is at most its gross weight, and the pieces of a carton weigh no more than the carton. */
export function skuWeights(record: SkuValues): readonly Refusal[] {
  const { unitNetKg: net, unitGrossKg: gross, cartonGrossKg: carton, cartonQty: pieces } = record;
  const found: Refusal[] = [];
  if (net && gross && compareDecimals(net, gross) > 0)
    found.push(refusal('NET_OVER_GROSS', 'unitNetKg', '净重不能大于毛重', 'The net weight cannot be greater than the gross weight'));
  if (net && carton && pieces !== undefined && compareDecimals(multiply(net, String(pieces) as Decimal), carton) > 0)
    found.push(
      refusal(
        'CARTON_TOO_LIGHT',
        'cartonGrossKg',
        '单箱毛重不能小于箱内净重之和',
        'The carton gross weight cannot be less than the net weight of its pieces',
      ),
    );
  return found;
}

/** [SKU2] What is ordered at least is a multiple of what is ordered at a time. */
export function skuOrderMultiple(record: SkuValues): readonly Refusal[] {
  const { moq, orderMultiple } = record;
  if (typeof moq !== 'number' || typeof orderMultiple !== 'number' || moq % orderMultiple === 0) return [];
  return [refusal('MOQ_MULTIPLE', 'moq', '起订量须为订货倍数的整数倍', 'The MOQ must be a multiple of the order multiple')];
}

const neededToSubmit: { readonly [Name in keyof SkuValues]?: readonly [zh: string, en: string] } = {
  unitL: ['单品包装长', 'unit length'],
  unitW: ['单品包装宽', 'unit width'],
  unitH: ['单品包装高', 'unit height'],
  unitGrossKg: ['单品毛重', 'unit gross weight'],
  cartonQty: ['单箱数量', 'pieces per carton'],
  supplier: ['供应商', 'supplier'],
  price: ['采购价', 'price'],
  leadDays: ['交期', 'lead time'],
};

/** [SKU3] A draft is submitted with its size, its carton, its price and its lead time. */
export function skuReadyToSubmit(record: SkuValues): readonly Refusal[] {
  const missing = Object.entries(neededToSubmit).filter(([field]) => record[field as keyof SkuValues] === undefined);
  if (missing.length === 0) return [];
  const [zh, en] = [missing.map(([, names]) => names[0]).join('、'), missing.map(([, names]) => names[1]).join(', ')];
  return [refusal('INCOMPLETE', missing[0]![0], `提交前请补全：${zh}`, `Fill in before it is submitted: ${en}`)];
}
