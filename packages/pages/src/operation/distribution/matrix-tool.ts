import { text } from '@axle/kernel';
import type { IntegerField, LineField, LinesField, PageTab, PercentField } from '@axle/page-kit';
import { abcOptions, distributionOptions } from './distribution-options.ts';

const count = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000_000,
  width: 80,
  ...more,
});
const share: PercentField = { kind: 'percent', label: text('覆盖率(%)', 'Coverage (%)'), scale: 1, places: 1, width: 90 };
const words = (zh: string, en: string): LineField => ({ kind: 'text', label: text(zh, en), maxLength: 2000, width: 260 });
const sku: LineField = { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 240 };
const store: LineField = { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', width: 150 };
const site: LineField = { kind: 'ref', label: text('站点', 'Site'), entity: 'site', width: 110 };
const owner: LineField = { kind: 'user', label: text('负责人', 'Owner'), width: 100 };
const statusLabel = text('铺货状态', 'Listing status');

/** Which SKUs, stores and sites the matrix shows. */
const inputs = {
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category' },
  brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', several: true },
  abc: { kind: 'enumList', label: text('ABC', 'ABC'), options: abcOptions },
  gap: { kind: 'bool', label: text('有库存未铺', 'In stock, not listed'), initial: false },
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
  site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', several: true },
  distStatus: { kind: 'enumList', label: statusLabel, options: distributionOptions },
  owner,
  registeredFrom: { kind: 'date', label: text('建档日期自', 'Registered from') },
  order: {
    kind: 'enum',
    label: text('排序', 'Order by'),
    required: true,
    initial: 'sku',
    options: [
      { code: 'sku', label: text('SKU', 'SKU') },
      { code: 'coverage', label: text('覆盖率从低到高', 'Lowest coverage') },
    ],
  },
  page: count('页', 'Page', { min: 1, max: 100_000, initial: 1 }),
} as const satisfies Readonly<Record<string, LineField>>;

const places: LinesField = {
  kind: 'lines',
  label: text('店铺站点', 'Stores and sites'),
  by: ['store', 'site'],
  most: 60,
  fields: {
    store: { ...store, required: true },
    site: { ...site, required: true },
    listed: count('已铺', 'Listed'),
    open: count('可铺', 'May be listed'),
    coverage: share,
  },
};

const rows: LinesField = {
  kind: 'lines',
  label: text('铺货矩阵', 'Matrix'),
  by: ['sku'],
  most: 50,
  fields: {
    sku: { ...sku, required: true },
    category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', width: 130 },
    brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', width: 110 },
    abc: { kind: 'enum', label: text('ABC', 'ABC'), options: abcOptions, width: 60 },
    stock: count('库存', 'Stock'),
    listed: count('已铺', 'Listed'),
    open: count('可铺', 'May be listed'),
    gaps: count('缺口', 'Gaps'),
    coverage: share,
    listedAt: words('已铺于', 'Listed at'),
    plannedAt: words('计划与刊登中', 'Planned or being listed at'),
    missingAt: words('未铺于', 'Not listed at'),
    forbiddenAt: words('禁售于', 'Forbidden at'),
  },
};

const cells: LinesField = {
  kind: 'lines',
  label: text('铺货', 'Listing targets'),
  by: ['sku', 'store', 'site'],
  most: 3000,
  fields: {
    target: count('编号', 'No.', { required: true, hidden: true }),
    version: count('版本', 'Version', { required: true, hidden: true }),
    sku,
    store,
    site,
    distStatus: { kind: 'enum', label: statusLabel, options: distributionOptions, width: 110 },
    days: count('计划天数', 'Days since planned'),
    targetDate: { kind: 'date', label: text('目标日期', 'Target date'), width: 110 },
    overdue: { kind: 'bool', label: text('已逾期', 'Overdue'), width: 80 },
    owner,
    hasPtSku: { kind: 'bool', label: text('有PT SKU', 'Has a PT SKU'), width: 90 },
  },
};

/** Where each SKU is listed: a row for each SKU, a column for each store and site. */
export const matrixTab = {
  key: 'tab1',
  title: text('矩阵', 'Matrix'),
  view: 'operation/distribution-matrix',
  tool: {
    byView: true,
    reads: [
      'sku',
      'category',
      'brand',
      'store',
      'site',
      'distStatus',
      'coverage',
      'available',
      'plannedAt',
      'targetDate',
      'owner',
      'ptSku',
    ],
    inputs,
    exports: 'rows',
    results: {
      skus: count('SKU数', 'SKUs'),
      pages: count('页数', 'Pages', { min: 1 }),
      page: count('页', 'Page', { min: 1 }),
      listed: count('已铺', 'Listed'),
      open: count('可铺', 'May be listed'),
      coverage: share,
      more: { kind: 'bool', label: text('未列出全部店铺站点', 'Not all stores and sites') },
      places,
      rows,
      cells,
    },
  },
} as const satisfies PageTab;
