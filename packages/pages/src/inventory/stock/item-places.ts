import type { EnumListField, TagsField } from '@axle/page-kit';
import { stockStatusOptions } from '../stock-fields.ts';

const on = (zh: string, en: string) => ({ zh, en });
const told = (label: TagsField['label'], maxLength: number, through: TagsField['through'], help: TagsField['label']): TagsField => ({
  kind: 'tags',
  label,
  readOnly: true,
  hidden: true,
  maxLength,
  width: 170,
  ...(through ? { through } : {}),
  help,
});
const inBins = (column: string) => ({ view: 'stock_item_bin', by: ['warehouse', 'sku'], column });

/** Where the pieces of a SKU lie in a warehouse, in which statuses, and under which listings it is sold. */
export const itemPlaces = {
  ptSkus: told(
    on('平台SKU', 'Seller SKUs'),
    80,
    { view: 'stock_item_listing', by: ['sku'], column: 'seller_sku' },
    on('今日有效的映射；最多列8个，筛选不限。', 'Of the maps in force today; eight are listed, a filter knows all.'),
  ),
  areas: told(
    on('库区', 'Areas'),
    20,
    inBins('area_no'),
    on('有件的库区；过去的时点不列。', 'Areas with pieces in them; not told for the past.'),
  ),
  bins: told(
    on('库位', 'Bins'),
    40,
    inBins('bin_code'),
    on('有件的库位；最多列8个，筛选不限。', 'Bins with pieces in them; eight are listed, a filter knows all.'),
  ),
  stockStatuses: {
    kind: 'enumList',
    label: on('库存状态', 'Stock statuses'),
    readOnly: true,
    hidden: true,
    options: stockStatusOptions,
    width: 170,
    help: on('有件的状态。', 'Statuses with pieces in them.'),
  } satisfies EnumListField,
} as const;
