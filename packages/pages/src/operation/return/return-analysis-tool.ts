import { text } from '@axle/kernel';
import type { IntegerField, PageTab, PercentField } from '@axle/page-kit';
import { dispositionOptions, returnReasonOptions } from './return-options.ts';

const reads = ['skus', 'reason', 'vehicle', 'dispositions', 'refundAmount'] as const;
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 100_000_000, width: 90 });
const share = (zh: string, en: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 2,
  places: 2,
  min: '0',
  max: '99999999',
  width: 100,
});

/** How much came back of what was shipped in some days, why, and what became of it. */
export const returnAnalysisTab = {
  key: 'tab6',
  title: text('分析', 'Analysis'),
  tool: {
    reads,
    inputs: {
      from: { kind: 'date', label: text('发货从', 'Shipped from'), required: true },
      to: { kind: 'date', label: text('到', 'To'), required: true },
      store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', several: true },
    },
    exports: 'skus',
    results: {
      shipped: count('发出件数', 'Shipped'),
      returned: count('60天内退回', 'Returned in 60 days'),
      rate: share('退货率', 'Return rate'),
      skus: {
        kind: 'lines',
        label: text('按SKU', 'By SKU'),
        by: ['sku'],
        most: 500,
        fields: {
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 220 },
          shipped: count('发出', 'Shipped'),
          returned: count('退回', 'Returned'),
          rate: share('退货率', 'Return rate'),
          notFit: count('不适配', 'Not fit'),
          defective: count('质量问题', 'Defective'),
        },
      },
      reasons: {
        kind: 'lines',
        label: text('按原因', 'By reason'),
        by: ['reason'],
        most: 20,
        fields: {
          reason: { kind: 'enum', label: text('原因', 'Reason'), required: true, options: returnReasonOptions, width: 150 },
          returned: count('退回', 'Returned'),
          rate: share('占比', 'Share'),
          cumulative: share('累计', 'Cumulative'),
        },
      },
      vehicles: {
        kind: 'lines',
        label: text('不适配的车型', 'Not fit by vehicle'),
        by: ['vehicle'],
        most: 200,
        fields: {
          vehicle: { kind: 'text', label: text('车型', 'Vehicle'), required: true, maxLength: 120, width: 240 },
          returned: count('退回', 'Returned'),
        },
      },
      outcomes: {
        kind: 'lines',
        label: text('处置结果', 'Dispositions'),
        by: ['disposition'],
        most: 20,
        fields: {
          disposition: { kind: 'enum', label: text('处置', 'Disposition'), required: true, options: dispositionOptions, width: 150 },
          returned: count('件数', 'Pieces'),
          rate: share('占比', 'Share'),
        },
      },
      refunds: {
        kind: 'lines',
        label: text('退款', 'Refunds'),
        by: ['currency'],
        most: 50,
        fields: {
          currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 80 },
          returns: count('退货单', 'Returns'),
          amount: {
            kind: 'money',
            label: text('退款金额', 'Refunded'),
            scale: 4,
            places: 2,
            min: '0',
            currency: { field: 'currency' },
            width: 130,
          },
        },
      },
    },
  },
} as const satisfies PageTab<(typeof reads)[number]>;
