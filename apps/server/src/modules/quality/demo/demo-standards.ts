import type { RecordValues } from '@axle/page-kit';
import { finalItems, incomingItems, inProcessItems, itemsByCategory, outgoingItems, sampleItems } from './demo-check-items.ts';

const standard = (code: string, inspectType: string, items: readonly RecordValues[], values: RecordValues = {}): RecordValues => ({
  code,
  inspectType,
  scopeLevel: 'global',
  level: 'II',
  crMode: 'zero',
  aqlMA: '2.5',
  aqlMI: '4',
  items,
  ...values,
});

/** The standards of all goods, one for each inspection. */
export const globalStandards: readonly RecordValues[] = [
  standard('ALL-IPQC', 'ipqc', inProcessItems, { note: '首件全检，巡检每2小时5件' }),
  standard('ALL-OUT', 'outgoing', outgoingItems.slice(0, 4), { note: '2025版，已由新版本替代' }),
  standard('ALL-FINAL', 'final', finalItems, { level: 'I' }),
  standard('ALL-IQC', 'iqc', incomingItems, { level: 'S-4' }),
  standard('ALL-SAMPLE', 'sample', sampleItems, { aqlMA: '0.65', aqlMI: '1.5' }),
];

/** What became of them: the next version of a code. */
export const revisedStandards: readonly RecordValues[] = [
  standard('ALL-OUT', 'outgoing', outgoingItems, { note: '增加跌落试验与随货文件' }),
];

/** The AQL of major and minor defects by category, where it is stricter than usual. */
const stricter: Readonly<Record<string, readonly [major: string, minor: string]>> = {
  'BRK-DISC': ['1', '2.5'],
  'BRK-PAD': ['0.65', '2.5'],
  'BRK-CAL': ['0.65', '2.5'],
  'LGT-HEAD': ['1.5', '4'],
};

/** Standards of categories: what is checked of all goods, and what is particular to them. */
export const categoryStandards = (categories: ReadonlyMap<string, number>): readonly RecordValues[] =>
  Object.entries(itemsByCategory).map(([category, items]) => {
    const [aqlMA = '2.5', aqlMI = '4'] = stricter[category] ?? [];
    const critical = category === 'BRK-PAD' ? { crMode: 'aql', aqlCR: '0.065' } : {};
    const scope = { scopeLevel: 'category', category: categories.get(category) };
    return standard(`${category}-OUT`, 'outgoing', [...items, ...outgoingItems], { ...scope, aqlMA, aqlMI, ...critical });
  });

/** Of a SKU that customers returned, and of one supplier's. */
export const skuStandards = (sku: number, supplied: { readonly sku: number; readonly supplier: number }): readonly RecordValues[] => {
  const items = [...(itemsByCategory['LGT-HEAD'] ?? []), ...outgoingItems];
  return [
    standard('HDL-RETURNS', 'outgoing', items, {
      scopeLevel: 'sku',
      sku,
      level: 'III',
      aqlMA: '1',
      aqlMI: '2.5',
      note: '退货率偏高，按III级加大样本',
    }),
    standard('MIR-NEW', 'outgoing', [...(itemsByCategory['BDY-MIR'] ?? []), ...outgoingItems], {
      scopeLevel: 'supplierSku',
      ...supplied,
      aqlMA: '1',
      aqlMI: '2.5',
      oneLetter: true,
      note: '新供应商前十批',
    }),
  ];
};
