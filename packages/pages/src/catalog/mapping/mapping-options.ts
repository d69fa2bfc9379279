import { text } from '@axle/kernel';
import type { EnumOption, LineField } from '@axle/page-kit';

/** How an order of a listing is fulfilled. */
export const fulfilmentOptions = [
  { code: 'fba', label: text('FBA', 'FBA') },
  { code: 'fbm', label: text('自发货', 'Merchant') },
  { code: 'wfs', label: text('WFS', 'WFS') },
  { code: 'b2b', label: text('B2B', 'B2B') },
] as const satisfies readonly EnumOption[];

/** Where a listing stands on its platform. */
export const listingStatusOptions = [
  { code: 'active', label: text('在售', 'Active'), tone: 'good' },
  { code: 'inactive', label: text('停售', 'Inactive'), tone: 'neutral' },
  { code: 'incomplete', label: text('信息不全', 'Incomplete'), tone: 'warn' },
  { code: 'suppressed', label: text('禁止显示(搜索被抑制)', 'Search suppressed'), tone: 'bad' },
  { code: 'stranded', label: text('无在售信息', 'Stranded'), tone: 'bad' },
  { code: 'deleted', label: text('已删除', 'Deleted'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** Whether stocked parts stand behind a listing. */
export const mapStateOptions = [
  { code: 'unmapped', label: text('未映射', 'Unmapped'), tone: 'bad' },
  { code: 'mapped', label: text('已映射', 'Mapped'), tone: 'good' },
  { code: 'conflict', label: text('冲突', 'Conflict'), tone: 'warn' },
  { code: 'ignored', label: text('忽略', 'Ignored'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** How far a map reaches, the most specific first. */
export const mapLevelOptions = [
  { code: 'storeSite', label: text('店铺+站点', 'Store and site'), tone: 'info' },
  { code: 'store', label: text('店铺', 'Store'), tone: 'info' },
  { code: 'platformSite', label: text('平台+站点', 'Platform and site'), tone: 'neutral' },
  { code: 'platform', label: text('平台', 'Platform'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** Seller SKUs as platforms take them: any signs of a keyboard. */
export const sellerSkuPattern = '[A-Z0-9][A-Z0-9 ._/+#&()*:-]*';

/** Whether a SKU is taken too whose code stands before a hyphen of the seller SKU. */
export const prefixInput = {
  kind: 'bool',
  label: text('连字符前的编码也算', 'Also codes before a hyphen'),
  initial: false,
  help: text('如 PLG-10213-US 映射到 PLG-10213。', 'Such as PLG-10213-US for PLG-10213.'),
} as const satisfies LineField;

/** Maps all ticked listings whose seller SKU is a SKU, where `when` holds. */
export const mapEqualAction = <Name extends string>(when: { readonly field: Name; readonly in: readonly string[] }) =>
  ({
    key: 'mapEqual',
    title: text('映射同码', 'Map equal codes'),
    permission: 'update',
    on: 'many',
    when,
    input: { prefix: prefixInput },
    confirm: text(
      '卖家SKU与SKU编码相同的，映射到该SKU（店铺+站点，今天起）；没有同码SKU的保持不变并列出。',
      'Listings whose seller SKU is the code of a SKU are mapped to it (store and site, from today); those without one stay as they are and are listed.',
    ),
  }) as const;

/** What the dialog asks that maps a listing to one part. */
export const mapInput: Readonly<Record<string, LineField>> = {
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
  qty: {
    kind: 'integer',
    label: text('数量', 'Quantity'),
    required: true,
    min: 1,
    max: 999,
    initial: 1,
    help: text('售出一件扣减的库存件数。', 'Stock units deducted per unit sold.'),
  },
  level: { kind: 'enum', label: text('适用范围', 'Scope'), required: true, options: mapLevelOptions, initial: 'storeSite' },
  effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), help: text('留空为今天。', 'Defaults to today.') },
};
