import { text } from '@axle/kernel';
import { defineResource, type EnumOption } from '@axle/page-kit';

/** DistStatus. */
export const distributionOptions = [
  { code: 'notListed', label: text('未铺', 'Not listed'), tone: 'neutral' },
  { code: 'planned', label: text('计划', 'Planned'), tone: 'info' },
  { code: 'listing', label: text('刊登中', 'Listing'), tone: 'info' },
  { code: 'listed', label: text('已铺', 'Listed'), tone: 'good' },
  { code: 'suppressed', label: text('禁止显示(搜索被抑制)', 'Search suppressed'), tone: 'bad' },
  { code: 'stopped', label: text('停售', 'Stopped'), tone: 'warn' },
  { code: 'forbidden', label: text('禁售', 'Forbidden'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** Why a SKU is not to be sold somewhere. */
export const forbidReasonOptions = [
  { code: 'brandGate', label: text('品牌门槛', 'Brand gate') },
  { code: 'hazmat', label: text('危险品', 'Hazardous goods') },
  { code: 'patent', label: text('专利', 'Patent') },
  { code: 'region', label: text('地区限制', 'Region') },
] as const satisfies readonly EnumOption[];

/** What stands in the way of a listing. */
export const blockerOptions = [
  { code: 'noPtSku', label: text('无PT SKU', 'No PT SKU') },
  { code: 'noImages', label: text('无图片', 'No images') },
  { code: 'noFitment', label: text('无适配', 'No fitment') },
] as const satisfies readonly EnumOption[];

/** Where each SKU is to be listed, and how far that has come. */
export const distributionRecords = defineResource({
  entity: 'listingDistribution',
  label: text('铺货', 'Listing target'),
  service: 'operation',
  readFrom: 'listing_distribution_list',
  nameFields: ['sku', 'store', 'site'],
  searchedThrough: 'sku',
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 240 },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', readOnly: true, figure: true, width: 140 },
    brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', readOnly: true, figure: true, width: 120 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, readOnly: true, key: true, width: 150 },
    site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true, readOnly: true, key: true, width: 110 },
    distStatus: { kind: 'enum', label: text('铺货状态', 'Listing status'), readOnly: true, options: distributionOptions, width: 110 },
    ptSku: { kind: 'ref', label: text('PT SKU', 'PT SKU'), entity: 'ptSku', readOnly: true, width: 160 },
    targetDate: { kind: 'date', label: text('目标日期', 'Target date'), readOnly: true, width: 110 },
    overdueDays: {
      kind: 'integer',
      label: text('逾期天数', 'Days overdue'),
      readOnly: true,
      figure: true,
      unsorted: true,
      min: 0,
      max: 100_000,
      width: 96,
    },
    blockers: {
      kind: 'enumList',
      label: text('阻碍', 'Blockers'),
      readOnly: true,
      figure: true,
      options: blockerOptions,
      width: 190,
    },
    owner: { kind: 'user', label: text('负责人', 'Owner'), width: 100 },
    forbidReason: { kind: 'enum', label: text('禁售原因', 'Why forbidden'), readOnly: true, options: forbidReasonOptions, width: 120 },
    available: {
      kind: 'integer',
      label: text('可用库存', 'Available stock'),
      readOnly: true,
      figure: true,
      unsorted: true,
      min: 0,
      max: 1_000_000_000,
      width: 104,
    },
    coverage: {
      kind: 'percent',
      label: text('站点覆盖率', 'Site coverage'),
      readOnly: true,
      figure: true,
      unsorted: true,
      scale: 1,
      places: 1,
      min: '0',
      max: '100',
      bar: true,
      width: 120,
      help: text('已铺 ÷ (全部 − 禁售)。', 'Listed ÷ (all − forbidden).'),
    },
    plannedAt: { kind: 'instant', label: text('计划时间', 'Planned at'), readOnly: true, width: 150 },
  },
  unique: [{ fields: ['sku', 'store', 'site'] }],
});
