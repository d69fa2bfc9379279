import { usualTargetMargin } from '@axle/logistics';
import type { LineField, PageTab } from '@axle/page-kit';
import { fbaTierOptions } from '../fba/fba-lines.ts';
import { fulfilmentOptions } from '../../catalog/mapping/mapping-options.ts';
import { missingOptions } from './profit-options.ts';

const on = (zh: string, en: string) => ({ zh, en });
const money = (zh: string, en: string, help?: { readonly zh: string; readonly en: string }): LineField => ({
  kind: 'decimal',
  label: on(zh, en),
  scale: 4,
  places: 2,
  min: '-9999999',
  max: '9999999',
  width: 120,
  ...(help ? { help } : {}),
});
const rate = (zh: string, en: string): LineField => ({
  kind: 'percent',
  label: on(zh, en),
  scale: 4,
  places: 2,
  min: '0',
  max: '100',
  width: 100,
});
const result = (zh: string, en: string): LineField => ({
  kind: 'percent',
  label: on(zh, en),
  scale: 4,
  places: 2,
  min: '-99999999',
  max: '99999999',
});

/** What a piece would earn at a price, line by line, and at which price it earns enough; nothing is kept. */
export const whatIf = (reads: readonly string[]): PageTab => ({
  key: 'whatIf',
  title: on('逐项试算', 'Line by line'),
  tool: {
    reads,
    inputs: {
      sku: { kind: 'ref', label: on('SKU', 'SKU'), entity: 'sku', required: true },
      site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true },
      fulfilment: { kind: 'enum', label: on('配送方式', 'Fulfilment'), required: true, options: fulfilmentOptions, initial: 'fba' },
      price: money('售价(站点币种)', 'Price (currency of the site)', on('留空为记录的售价。', 'That of the record unless given.')),
      targetMargin: {
        ...result('目标利润率', 'Target margin'),
        initial: usualTargetMargin,
        help: on('留空取记录的目标；都没有则没有目标售价。', 'That of the record unless given; with neither there is no target price.'),
      } as LineField,
      declValue: money(
        '申报价值(站点币种)',
        'Declared value (currency of the site)',
        on('留空为记录的申报价值。', 'That of the record unless given.'),
      ),
      dutyCode: {
        kind: 'code',
        label: on('目的国税号', 'Tariff code there'),
        maxLength: 13,
        pattern: '\\d{6,13}',
        help: on('留空为记录的税号。', 'That of the record unless given.'),
      },
      returnRate: {
        ...rate('退货率', 'Returns'),
        help: on('留空取利润参数，以下相同。', 'As the parameters say unless given; the same below.'),
      } as LineField,
      resaleRate: rate('退货再售率', 'Resale'),
      adsRate: rate('广告费率', 'Advertising'),
      storageMonths: { kind: 'decimal', label: on('仓储月数', 'Months of storage'), scale: 2, min: '0', max: '36' },
    },
    results: {
      price: money('售价', 'Price'),
      currency: { kind: 'code', label: on('币种', 'Currency'), maxLength: 3 },
      profit: money('利润', 'Profit'),
      margin: result('利润率', 'Margin'),
      roi: result('投资回报率', 'ROI'),
      targetPrice: money('目标售价', 'Target price'),
      breakEven: money('保本价', 'Break-even'),
      tier: { kind: 'enum', label: on('FBA分段', 'FBA tier'), options: fbaTierOptions },
      missing: { kind: 'enumList', label: on('缺少', 'Missing'), options: missingOptions },
      versions: { kind: 'text', label: on('所用数据', 'Worked out by'), maxLength: 1000 },
      lines: {
        kind: 'lines',
        label: on('从售价到利润', 'From the price to the profit'),
        by: ['code'],
        most: 20,
        fields: {
          code: { kind: 'code', label: on('代码', 'Code'), required: true, maxLength: 20, width: 110 },
          item: { kind: 'text', label: on('项目', 'Item'), required: true, maxLength: 60, width: 200 },
          amount: money('金额', 'Amount'),
          share: { kind: 'decimal', label: on('占售价%', 'Of the price %'), scale: 2, places: 2, width: 110 },
        },
      },
      vatRate: rate('增值税率', 'VAT'),
      returnRate: rate('退货率', 'Returns'),
      resaleRate: rate('退货再售率', 'Resale'),
      adsRate: rate('广告费率', 'Advertising'),
      otherRate: rate('其他费率', 'Other'),
      storage: money('仓储费', 'Storage'),
      purchase: money('采购净价', 'Purchase, net'),
      freight: money('头程', 'First leg'),
      duty: money('关税', 'Duty'),
      bands: {
        kind: 'lines',
        label: on('配送费分段', 'Fulfilment by price'),
        by: ['from'],
        most: 20,
        fields: { from: { ...money('售价起', 'From a price of'), required: true } as LineField, fee: money('费用', 'Fee') },
      },
      referral: {
        kind: 'lines',
        label: on('佣金', 'Referral'),
        by: ['above'],
        most: 20,
        fields: {
          above: { ...money('超过', 'Above'), required: true } as LineField,
          percent: rate('比例', 'Share'),
          least: money('最低', 'At least'),
        },
      },
    },
  },
});
