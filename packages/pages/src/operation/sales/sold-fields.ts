import { text } from '@axle/kernel';
import type { CodeField, EnumField, Fields, RefField } from '@axle/page-kit';
import { orderPlatformOptions } from '../../orders/order/order-options.ts';

/** Who sends what was sold. */
export const fulfilmentOptions = [
  { code: 'own', label: text('自发货', 'Own') },
  { code: 'fba', label: text('FBA', 'FBA') },
] as const;

/** Where something was sold, and in which currency. */
export const soldFields = {
  platform: {
    kind: 'enum',
    label: text('平台', 'Platform'),
    required: true,
    readOnly: true,
    options: orderPlatformOptions,
    width: 100,
  } satisfies EnumField,
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, readOnly: true, width: 140 } satisfies RefField,
  site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', readOnly: true, width: 110 } satisfies RefField,
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    required: true,
    readOnly: true,
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 80,
  } satisfies CodeField,
} as const satisfies Fields;
