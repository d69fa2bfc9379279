import { text } from '@axle/kernel';
import type { IntegerField, PageTab, TextField } from '@axle/page-kit';
import { sellerSkuPattern } from '../../catalog/mapping/mapping-options.ts';

const words = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 400, width });
const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: 0,
  max: 1_000_000,
  width: 90,
});

/** What has to be done to a listing, vehicle by vehicle. */
export const differences = {
  key: 'differences',
  title: text('差异', 'Differences'),
  tool: {
    reads: ['vehicles', 'exclusions', 'library', 'published', 'toAdd', 'toRemove', 'overLimit', 'missing', 'excluded'],
    exports: 'lines',
    inputs: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
      site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true },
      sellerSku: { kind: 'code', label: text('卖家SKU', 'Seller SKU'), required: true, maxLength: 60, pattern: sellerSkuPattern },
    },
    results: {
      summary: words('结果', 'Result', 300),
      lines: {
        kind: 'lines',
        label: text('车型', 'Vehicles'),
        by: ['kind', 'make', 'model', 'years'],
        most: 20_000,
        fields: {
          kind: {
            kind: 'enum',
            label: text('差异', 'Difference'),
            width: 110,
            options: [
              { code: 'toAdd', label: text('待加', 'To add'), tone: 'warn' },
              { code: 'toRemove', label: text('待删', 'To remove'), tone: 'warn' },
              { code: 'overLimit', label: text('超上限', 'Over limit'), tone: 'bad' },
              { code: 'missing', label: text('缺编号', 'Without number'), tone: 'bad' },
              { code: 'excluded', label: text('已排除', 'Excluded'), tone: 'neutral' },
              { code: 'same', label: text('一致', 'In sync'), tone: 'good' },
            ],
          },
          make: words('品牌', 'Make', 120),
          model: words('车型', 'Model', 160),
          years: words('年款', 'Years', 200),
          submodel: words('配置', 'Submodel', 100),
          engine: words('发动机', 'Engine', 100),
          externalId: words('编号', 'Number', 90),
          note: words('备注', 'Note', 180),
          rows: count('行数', 'Rows'),
        },
      },
    },
  },
} as const satisfies PageTab;

/** Listings and stock for a vehicle, and vehicles without any part. */
export const byVehicle = {
  key: 'byVehicle',
  title: text('按车型查', 'By vehicle'),
  tool: {
    reads: ['vehicles', 'sync'],
    exports: 'lines',
    inputs: {
      year: { kind: 'integer', label: text('年款', 'Year'), required: true, min: 1900, max: 2999, grouping: false, picker: 'year' },
      make: { kind: 'text', label: text('品牌', 'Make'), required: true, maxLength: 60 },
      model: {
        kind: 'text',
        label: text('车型', 'Model'),
        maxLength: 80,
        help: text('留空为该品牌全部车型。', 'All models of the make if empty.'),
      },
    },
    results: {
      summary: words('结果', 'Result', 300),
      lines: {
        kind: 'lines',
        label: text('Listing', 'Listings'),
        by: ['sku', 'store', 'site', 'sellerSku', 'model'],
        most: 5000,
        fields: {
          model: words('车型', 'Model', 160),
          sku: { kind: 'code', codesOf: 'sku', label: text('SKU', 'SKU'), maxLength: 32, width: 140 },
          name: words('名称', 'Name', 220),
          stock: words('各市场库存', 'Stock by market', 150),
          store: words('店铺', 'Store', 120),
          site: words('站点', 'Site', 100),
          sellerSku: words('卖家SKU', 'Seller SKU', 160),
          shown: {
            kind: 'enum',
            label: text('Listing显示', 'On the listing'),
            width: 110,
            options: [
              { code: 'yes', label: text('已刊登', 'Published'), tone: 'good' },
              { code: 'no', label: text('未刊登', 'Not published'), tone: 'warn' },
              { code: 'none', label: text('无Listing', 'No listing'), tone: 'bad' },
            ],
          },
        },
      },
      gaps: {
        kind: 'lines',
        label: text('没有任何SKU的车型', 'Vehicles without any SKU'),
        by: ['make', 'model'],
        most: 2000,
        fields: { make: words('品牌', 'Make', 140), model: words('车型', 'Model', 200), years: words('年款', 'Years', 260) },
      },
    },
  },
} as const satisfies PageTab;
