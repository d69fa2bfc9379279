import { text } from '@axle/kernel';
import type { IntegerField, LineField, PageTab, TextField } from '@axle/page-kit';
import { siteOfStore } from '../site/site-of-store.ts';
const named = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 200, width });
const units = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 100 });

/** Stock at Amazon that counts for no part, because no map of it is in force: none was made, it is disabled, or its period is another. */
export const unmappedStock = {
  key: 'unmapped',
  title: text('库存未映射', 'Unmapped stock'),
  tool: {
    reads: ['msku', 'fnsku', 'asin', 'fbaOnHand', 'fbaInbound'],
    inputs: {
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store' },
      site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', paired: siteOfStore },
    },
    results: {
      found: { kind: 'integer', label: text('未映射', 'Unmapped'), min: 0, max: 1_000_000 },
      lines: {
        kind: 'lines',
        label: text('最近一次库存报表', 'Latest inventory report'),
        by: ['store', 'site', 'msku'],
        most: 2000,
        sums: ['onHand', 'inbound'],
        fields: {
          store: { ...named('店铺', 'Store', 120), required: true } as LineField,
          site: { ...named('站点', 'Site', 110), required: true } as LineField,
          msku: { ...named('MSKU', 'MSKU', 190), required: true } as LineField,
          fnsku: named('FNSKU', 'FNSKU', 124),
          asin: named('ASIN', 'ASIN', 124),
          onHand: units('FBA在库', 'FBA on hand'),
          inbound: units('FBA在途', 'FBA inbound'),
          reportedAt: { kind: 'date', label: text('报表日期', 'Report date'), width: 110 },
          why: {
            kind: 'enum',
            label: text('原因', 'Reason'),
            width: 130,
            options: [
              { code: 'none', label: text('没有映射', 'Not mapped'), tone: 'bad' },
              { code: 'disabled', label: text('映射已停用', 'Map disabled'), tone: 'warn' },
              { code: 'period', label: text('不在有效期', 'Outside effective period'), tone: 'warn' },
            ],
          },
          sku: named('SKU映射的SKU', 'SKU by SKU map', 160),
        },
      },
    },
  },
} as const satisfies PageTab;
