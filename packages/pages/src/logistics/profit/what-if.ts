import { text } from '@axle/kernel';
import { usualTargetMargin } from '@axle/logistics';
import type { DecimalField, LineField, PageTab, PercentField } from '@axle/page-kit';
import { fbaTierOptions } from '../fba/fba-lines.ts';
import { fulfilmentOptions } from '../../catalog/mapping/mapping-options.ts';
import { missingOptions } from './profit-options.ts';
const money = (zh: string, en: string, help?: { readonly zh: string; readonly en: string }): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: '-9999999',
  max: '9999999',
  width: 120,
  ...(help ? { help } : {}),
});
const rate = (zh: string, en: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: '0',
  max: '100',
  width: 100,
});
const result = (zh: string, en: string): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  scale: 4,
  places: 2,
  min: '-99999999',
  max: '99999999',
});

/** What a piece would earn at a price, line by line, and at which price it earns enough; nothing is kept. */
export const whatIf = <Name extends string>(reads: readonly Name[]) =>
  ({
    key: 'whatIf',
    title: text('逐项试算', 'What-if'),
    tool: {
      reads,
      inputs: {
        sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
        site: { kind: 'ref', label: text('站点', 'Site'), entity: 'site', required: true },
        fulfilment: { kind: 'enum', label: text('配送方式', 'Fulfilment'), required: true, options: fulfilmentOptions, initial: 'fba' },
        price: money('售价(站点币种)', 'Price (site currency)', text('留空则取记录的售价。', 'Defaults to the price of the record.')),
        targetMargin: {
          ...result('目标利润率', 'Target margin'),
          initial: usualTargetMargin,
          help: text(
            '留空则取记录的目标利润率；两者都没有则不算目标售价。',
            'Defaults to the target of the record; without either there is no target price.',
          ),
        } as LineField,
        declValue: money(
          '申报价值(站点币种)',
          'Declared value (site currency)',
          text('留空则取记录的申报价值。', 'Defaults to the declared value of the record.'),
        ),
        dutyCode: {
          kind: 'code',
          label: text('目的国HS编码', 'Destination HS code'),
          maxLength: 13,
          pattern: '\\d{6,13}',
          looksUp: { codes: 'tariffCodes', like: { field: 'site', entity: 'site' } },
          help: text('留空则取记录的HS编码。', 'Defaults to the HS code of the record.'),
        },
        returnRate: {
          ...rate('退货率', 'Return rate'),
          help: text('留空则取利润参数，以下各项相同。', 'Defaults to the profit parameters; the same applies to the fields below.'),
        } as LineField,
        resaleRate: rate('退货再售率', 'Resale rate'),
        adsRate: rate('广告费率', 'Advertising rate'),
        storageMonths: { kind: 'decimal', label: text('仓储月数', 'Storage months'), scale: 2, min: '0', max: '36' },
      },
      results: {
        price: money('售价', 'Price'),
        currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 },
        profit: money('利润', 'Profit'),
        margin: result('利润率', 'Margin'),
        roi: result('投资回报率', 'ROI'),
        targetPrice: money('目标售价', 'Target price'),
        breakEven: money('保本价', 'Break-even'),
        tier: { kind: 'enum', label: text('FBA分段', 'FBA tier'), options: fbaTierOptions },
        missing: { kind: 'enumList', label: text('缺少', 'Missing'), options: missingOptions },
        versions: { kind: 'text', label: text('所用数据', 'Data used'), maxLength: 1000 },
        lines: {
          kind: 'lines',
          label: text('从售价到利润', 'From price to profit'),
          by: ['code'],
          most: 20,
          fields: {
            code: { kind: 'code', label: text('代码', 'Code'), required: true, maxLength: 20, width: 110 },
            item: { kind: 'text', label: text('项目', 'Item'), required: true, maxLength: 60, width: 200 },
            amount: money('金额', 'Amount'),
            share: { kind: 'decimal', label: text('占售价%', '% of price'), scale: 2, places: 2, width: 110 },
          },
        },
        vatRate: rate('增值税率', 'VAT rate'),
        returnRate: rate('退货率', 'Return rate'),
        resaleRate: rate('退货再售率', 'Resale rate'),
        adsRate: rate('广告费率', 'Advertising rate'),
        otherRate: rate('其他费率', 'Other rate'),
        refundRate: rate('退款管理费率', 'Refund administration rate'),
        refundMost: money('退款管理费上限', 'Max refund administration fee'),
        storage: money('仓储费', 'Storage'),
        purchase: money('采购净价', 'Net purchase price'),
        freight: money('头程', 'First leg'),
        duty: money('关税', 'Duty'),
        bands: {
          kind: 'lines',
          label: text('配送费分段', 'Fulfilment fee by price'),
          by: ['from'],
          most: 20,
          fields: { from: { ...money('售价起', 'Price from'), required: true } as LineField, fee: money('费用', 'Fee') },
        },
        referral: {
          kind: 'lines',
          label: text('佣金', 'Referral'),
          by: ['above'],
          most: 20,
          fields: {
            above: { ...money('超过', 'Above'), required: true } as LineField,
            percent: rate('比例', 'Share'),
            least: money('最低', 'Min'),
            whole: { kind: 'bool', label: text('按整价', 'Of whole price') },
          },
        },
      },
    },
  }) as const satisfies PageTab;
