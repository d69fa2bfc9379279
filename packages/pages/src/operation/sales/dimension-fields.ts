import { text } from '@axle/kernel';
import type { LineField, LinesField } from '@axle/page-kit';
import { orderPlatformOptions } from '../../orders/order/order-options.ts';

/** What figures of sales are broken down by. */
export const dimensionOptions = [
  { code: 'sku', label: text('SKU', 'SKU') },
  { code: 'ptSku', label: text('PT SKU', 'PT SKU') },
  { code: 'store', label: text('店铺', 'Store') },
  { code: 'platform', label: text('平台', 'Platform') },
  { code: 'site', label: text('站点', 'Site') },
  { code: 'category', label: text('品类', 'Category') },
  { code: 'brand', label: text('品牌', 'Brand') },
  { code: 'owner', label: text('负责人', 'Owner') },
  { code: 'fulfilment', label: text('配送', 'Fulfilment') },
  { code: 'currency', label: text('币种', 'Currency') },
  { code: 'day', label: text('日', 'Day') },
  { code: 'week', label: text('周', 'Week') },
  { code: 'month', label: text('月', 'Month') },
] as const;

/** One of {@link dimensionOptions}. */
export type Dimension = (typeof dimensionOptions)[number]['code'];

/** Chooses what figures are broken down by. */
export const dimensionInput = (codes: readonly Dimension[]) =>
  ({
    kind: 'enum',
    label: text('维度', 'By'),
    required: true,
    initial: codes[0]!,
    options: dimensionOptions.filter(({ code }) => codes.includes(code)),
  }) as const satisfies LineField;

/** Narrows figures to some of what is sold. */
export const articleInputs = {
  platform: { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions },
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
  site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', several: true },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category' },
  brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', several: true },
} as const satisfies Readonly<Record<string, LineField>>;

/** What a row is of: the one that it is broken down by is shown. */
export const articleFields = {
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', hidden: true, width: 220 },
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', hidden: true, width: 160 },
  platform: { kind: 'enum', label: text('平台', 'Platform'), options: orderPlatformOptions, hidden: true, width: 110 },
  site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', hidden: true, width: 120 },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', hidden: true, width: 170 },
  brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', hidden: true, width: 130 },
  month: { kind: 'month', label: text('月份', 'Month'), hidden: true, width: 100 },
} as const satisfies LinesField['fields'];

/** Who is in charge of what a row is of. */
export const ownerField = { kind: 'user', label: text('负责人', 'Owner'), hidden: true, width: 120 } as const satisfies LineField;

/** A share in percent. */
export const shareField = (zh: string, en: string): LineField => ({ kind: 'percent', label: text(zh, en), scale: 2, width: 110 });
