import { type Decimal, type Refusal, text } from '@axle/kernel';

const refusal = (field: string, zh: string, en: string): Refusal => ({ code: 'RULE', field, message: text(zh, en) });

/** What the rules of a store's configuration go by. */
interface StoreConfigValues {
  readonly warehouses?: readonly unknown[];
  readonly bufferPcs?: number;
  readonly bufferPct?: Decimal;
  readonly splitAllowed?: boolean;
  readonly maxParcels?: number;
}

/**
 * [R16a] A shop's orders leave from 1 to 8 warehouses, each once; a buffer is given in pieces or in percent; a number of parcels is given
 * where an order may be split.
 */
export function checkStoreConfig({ warehouses, bufferPcs, bufferPct, splitAllowed, maxParcels }: StoreConfigValues): readonly Refusal[] {
  const count = warehouses?.length ?? 0;
  return [
    ...(count < 1 || count > 8 ? [refusal('warehouses', '请按优先级填写1至8个仓库', 'Enter 1 to 8 warehouses by priority')] : []),
    ...(bufferPcs !== undefined && bufferPct !== undefined
      ? [refusal('bufferPct', '安全缓冲只填件数或百分比之一', 'Enter the safety buffer in pieces or in percent, not both')]
      : []),
    ...(splitAllowed === true && maxParcels === undefined
      ? [refusal('maxParcels', '允许拆单时必填最多包裹数', 'Max parcels is required if splitting is allowed')]
      : []),
    ...(splitAllowed !== true && maxParcels !== undefined
      ? [refusal('maxParcels', '不允许拆单时请留空', 'Leave empty if splitting is not allowed')]
      : []),
  ];
}
