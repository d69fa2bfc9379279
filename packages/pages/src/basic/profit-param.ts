import { profitParamHolds } from '@axle/logistics';
import { definePage, defineResource, type Field, standardActions } from '@axle/page-kit';
import { fulfilmentOptions } from './mapping/mapping-options.ts';
import { nextPeriodAction } from './planning/next-period.ts';
import { periodFields } from './planning/period-fields.ts';

const on = (zh: string, en: string) => ({ zh, en });
const rate = (zh: string, en: string, most: string, more: Partial<Field> = {}): Field =>
  ({ kind: 'percent', label: on(zh, en), scale: 4, places: 2, min: '0', max: most, width: 104, ...more }) as Field;
const amount = (zh: string, en: string, help: { readonly zh: string; readonly en: string }): Field => ({
  kind: 'money', label: on(zh, en), scale: 4, min: '0', currency: { field: 'currency' }, help, width: 130,
});

export const profitParamRecords = defineResource({
  entity: 'profitParam',
  label: on('利润参数', 'Profit parameters'),
  service: 'operation',
  readFrom: 'profit_param_shown',
  nameFields: ['site', 'fulfilment'],
  fields: {
    site: { kind: 'ref', label: on('站点', 'Site'), entity: 'site', required: true, immutable: true, key: true, width: 130 },
    fulfilment: { kind: 'enum', label: on('配送方式', 'Fulfilment'), required: true, immutable: true, key: true, options: fulfilmentOptions, initial: 'fba', width: 100 },
    currency: { kind: 'code', label: on('币种', 'Currency'), readOnly: true, figure: true, maxLength: 3, width: 76 },
    vatRate: rate('增值税率', 'VAT', '50', { required: true, initial: '0' }),
    returnRate: rate('退货率', 'Returns', '60', { required: true }),
    resaleRate: rate('退货再售率', 'Resale', '100', { required: true }),
    adsRate: rate('广告费率', 'Advertising', '100', { required: true }),
    otherRate: rate('其他费率', 'Other', '100', { help: on('占售价，如收款手续费。', 'Of the price, as payment fees.') }),
    storageMonths: { kind: 'decimal', label: on('仓储月数', 'Months of storage'), required: true, scale: 2, min: '0', max: '36', width: 110 },
    storageRate: amount('仓储费率(每m³每月)', 'Storage (m³ a month)', on('自发货用；FBA按FBA运费表。', 'For our own warehouses; FBA goes by its table.')),
    referralRate: rate('佣金率', 'Referral', '100', { help: on('没有佣金表时用；留空按FBA运费表的佣金。', 'Without rows by category; empty goes by the shares of the FBA table.') }),
    referralLeast: amount('最低佣金', 'Referral at least', on('仅在填写佣金率时。', 'Only with a referral rate.')),
    referrals: {
      kind: 'lines', label: on('佣金表', 'Referral by category'), by: ['feeCategory', 'above'], most: 300,
      help: on('按SKU品类的“亚马逊佣金类目”取行，*为其余所有类目；没有行时取佣金率，再取FBA运费表。', 'Rows of the fee category of the part’s category, * for every other one; without rows the referral rate holds, then the FBA table.'),
      fields: {
        feeCategory: { kind: 'text', label: on('佣金类目', 'Fee category'), required: true, maxLength: 100, initial: '*', width: 200 },
        above: { kind: 'decimal', label: on('售价超过', 'Price above'), required: true, scale: 4, places: 2, min: '0', max: '9999999', initial: '0', width: 120 },
        percent: { kind: 'percent', label: on('比例', 'Share'), required: true, scale: 4, places: 2, min: '0', max: '100', width: 100 },
        least: { kind: 'decimal', label: on('最低', 'At least'), scale: 4, places: 2, min: '0', max: '9999999', width: 100 },
      },
    },
    fxRate: { kind: 'decimal', label: on('汇率(CNY)', 'Rate (CNY)'), scale: 8, places: 4, min: '0', max: '99999', width: 110, help: on('1单位站点币种合多少人民币；留空取汇率页的最新值。', 'CNY for one of the currency of the site; empty takes the latest exchange rate.') },
    shipping: { kind: 'ref', label: on('头程运输', 'First leg'), entity: 'globalShipping', width: 180 },
    route: { kind: 'ref', label: on('贸易路线', 'Trade route'), entity: 'tradeRoute', width: 150, help: on('报关抬头不可退税时退税为零。', 'Where its exporter gets no rebate, the rebate is nothing.') },
    channel: { kind: 'ref', label: on('尾程渠道', 'Channel'), entity: 'logisticsChannel', width: 150, help: on('自发货按此渠道的运费表报价。', 'Parcels of our own are quoted by its rate card.') },
    warehouse: { kind: 'ref', label: on('发货仓', 'Warehouse'), entity: 'warehouse', width: 150 },
    toZip: { kind: 'code', label: on('典型收件邮编', 'Usual postal code'), maxLength: 12, pattern: '[A-Za-z0-9 -]+', width: 120 },
    note: { kind: 'text', label: on('备注', 'Note'), maxLength: 300, width: 220 },
    ...periodFields,
  },
  unique: [{ fields: ['site', 'fulfilment', 'effectiveFrom'] }],
  checks: [profitParamHolds],
});

export const profitParam = definePage({
  key: 'profitParam',
  title: on('利润参数', 'Profit parameters'),
  help: {
    why: on('按站点与配送方式保存预估利润所用的假设：退货、再售、广告、仓储月数、税率与运输方式。', 'What is assumed by site and fulfilment for the estimated profit: returns, resale, advertising, months of storage, VAT and the ways goods go.'),
    notes: [
      on('同一站点与配送方式的有效期不能重叠；过去的期间不再修改。', 'Periods of a site and a fulfilment do not overlap; past ones stay as they were.'),
      on('修改后，预估利润中相应的行标为“已过时”，重新计算即可。', 'After a change the estimates of the site are marked as stale until they are computed again.'),
    ],
  },
  resource: profitParamRecords,
  columns: [
    'site', 'fulfilment', 'currency', 'vatRate', 'returnRate', 'resaleRate', 'adsRate', 'otherRate', 'storageMonths', 'storageRate', 'referralRate', 'referralLeast', 'fxRate', 'shipping', 'route',
    'channel', 'warehouse', 'toZip', 'effectiveFrom', 'effectiveTo', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt',
  ],
  pinned: 2,
  filters: ['site', 'fulfilment', 'returnRate', 'adsRate', 'shipping', 'effectiveFrom', 'effectiveTo', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [
    { title: on('站点', 'Site'), fields: ['site', 'fulfilment', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: on('比例', 'Shares'), fields: ['vatRate', 'returnRate', 'resaleRate', 'adsRate', 'otherRate', 'referralRate', 'referralLeast'] },
    { title: on('佣金表', 'Referral by category'), fields: ['referrals'] },
    { title: on('仓储与汇率', 'Storage and exchange'), fields: ['storageMonths', 'storageRate', 'fxRate'] },
    { title: on('运输', 'Ways'), fields: ['shipping', 'route', 'channel', 'warehouse', 'toZip'] },
  ],
  standard: standardActions,
  actions: [
    nextPeriodAction,
  ],
  importing: {
    columns: ['site', 'fulfilment', 'vatRate', 'returnRate', 'resaleRate', 'adsRate', 'otherRate', 'storageMonths', 'storageRate', 'referralRate', 'referralLeast', 'fxRate', 'shipping', 'effectiveFrom'],
    mode: 'per_row',
    example: { site: 'AMZ-US', fulfilment: 'FBA', vatRate: '0', returnRate: '5', resaleRate: '40', adsRate: '8', storageMonths: '1.5', shipping: 'SEA-LCL-LGB', effectiveFrom: '2027-01-01' },
  },
});
