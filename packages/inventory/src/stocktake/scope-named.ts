import type { Refusal } from '@axle/kernel';

const noScope: Refusal = {
  code: 'EMPTY_SCOPE',
  field: 'area',
  message: {
    zh: '请选择库区、ABC类、库位或SKU；仅全盘可不选',
    en: 'Choose an area, ABC class, bins or SKUs; only a full count may leave them empty',
  },
};

/** What a count covers. */
interface CountedScope {
  readonly type?: string;
  readonly area?: number;
  readonly abc?: string;
  readonly binCodes?: readonly string[];
  readonly skuCodes?: readonly string[];
}

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

/** [R12] A count that is not full says what it counts. */
export const scopeNamed = ({ type, area, abc, binCodes, skuCodes }: CountedScope): readonly Refusal[] =>
  type === 'full' || [area, abc, binCodes, skuCodes].some(filled) ? [] : [noScope];
