import { text } from '@axle/kernel';
import type { DecimalField, EnumField, PageTab, PercentField } from '@axle/page-kit';
import { fulfilmentOptions } from '../../catalog/mapping/mapping-options.ts';
import { currencyOptions } from './rate-options.ts';
const currency = (zh: string, en: string, initial: string): EnumField => ({
  kind: 'enum',
  label: text(zh, en),
  required: true,
  options: currencyOptions,
  initial,
});
const amount = (zh: string, en: string): DecimalField => ({ kind: 'decimal', label: text(zh, en), scale: 4, places: 2, width: 124 });
const margin = (zh: string, en: string): PercentField => ({ kind: 'percent', label: text(zh, en), scale: 4, places: 2, width: 116 });

/** What another rate of today would do to the estimates of profit, which all stand on the rates. Nothing is written. */
export const recalcTab = {
  key: 'recalcPreview',
  title: text('重算预览', 'Recalculation'),
  tool: {
    reads: ['from', 'to', 'rate', 'rateType', 'validFrom', 'state'],
    inputs: {
      from: currency('源币种', 'From', 'USD'),
      to: currency('目标币种', 'To', 'CNY'),
      rate: {
        kind: 'decimal',
        label: text('假设汇率', 'Assumed rate'),
        required: true,
        scale: 8,
        places: 4,
        min: '0.00000001',
        max: '99999999',
        help: text(
          '1源币种兑换多少目标币种，假设自今天起生效。',
          'Units of the target currency for 1 unit of the source currency, assumed in force from today.',
        ),
      },
    },
    results: {
      looked: {
        kind: 'integer',
        label: text('预估数', 'Estimates'),
        min: 0,
        max: 1_000_000,
        help: text('最近计算的预估，最多1,000条。', 'At most the 1,000 most recently calculated.'),
      },
      moved: { kind: 'integer', label: text('利润变化数', 'Profits changed'), min: 0, max: 1_000_000 },
      losing: { kind: 'integer', label: text('由盈转亏', 'Turned to loss'), min: 0, max: 1_000_000 },
      lines: {
        kind: 'lines',
        label: text('变化最大的利润预估', 'Largest changes'),
        by: ['sku', 'site', 'fulfilment'],
        most: 200,
        fields: {
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 200 },
          site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true, width: 130 },
          fulfilment: { kind: 'enum', label: text('配送方式', 'Fulfilment'), options: fulfilmentOptions, width: 104 },
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
          price: amount('售价', 'Price'),
          profitNow: amount('利润(现)', 'Profit now'),
          profitThen: amount('利润(改后)', 'Profit after'),
          difference: amount('差额', 'Difference'),
          marginNow: margin('利润率(现)', 'Margin now'),
          marginThen: margin('利润率(改后)', 'Margin after'),
        },
      },
    },
  },
} as const satisfies PageTab;
