import { definePage, standardActions } from '@axle/page-kit';
import { cardColumns, cardExample } from './card-fields.ts';
import { fbmTabs } from './fbm-tools.ts';
import { freightTableRecords } from './freight-table-records.ts';

export const fbmFreight = definePage({
  key: 'fbmFreight',
  title: { zh: 'FBM尾程运费表', en: 'FBM rate cards' },
  words: ['运费模板', 'shipping rates'],
  help: {
    why: {
      zh: '尾程快递的合同运价：比价、利润与账单核对使用同一份数据。',
      en: 'The contract rate cards of parcel carriers, so that rate shopping, profit and carrier-bill checks use the same figures.',
    },
    notes: [
      {
        zh: '运价是合同数据，系统不内置任何承运商的价格；来源写明“演示合同”的表仅供演示。',
        en: 'Amounts are contract data and none are built in; tables whose source is “demo contract” are examples only.',
      },
      {
        zh: '“试算”逐行列出：分区、取整后的边长、体积重、计费重量、尺寸附加费、基础运费、燃油；合计为各行之和。',
        en: '“Try it” shows every line: zone, rounded sides, dimensional weight, billable weight, size surcharge, base rate and fuel; the total is their sum.',
      },
      {
        zh: '导入的每一行是一条运费；编码与生效日期相同的行属于同一张表。分区表与附加费在各自页面导入导出。',
        en: 'Each import row is one rate; rows with the same code and effective date belong to one table. Zone charts and surcharges are imported and exported on their own pages.',
      },
      {
        zh: '“检查”列出缺少的分区与重量，以及随重量或距离增加反而下降的金额。',
        en: '“Check” lists missing zones and weights, and amounts that fall as weight or distance rises.',
      },
      {
        zh: '美国：磅、除数139、边长向上取整；德国与英国：千克、除数5000。',
        en: 'US: pounds, divisor 139, sides rounded up; Germany and the UK: kilograms, divisor 5,000.',
      },
    ],
  },
  resource: freightTableRecords,
  columns: [
    'code',
    'effectiveFrom',
    'effectiveTo',
    'nameZh',
    'nameEn',
    'country',
    'courier',
    'currency',
    'weightUnit',
    'divisor',
    'dimRound',
    'stepUnit',
    'zoneRows',
    'rateRows',
    'surchargeRows',
    'fuelNow',
    'channels',
    'source',
    'tableNo',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'courier', 'effectiveFrom', 'effectiveTo', 'weightUnit', 'channels', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [{ key: 'tables', title: { zh: '运费表', en: 'Rate cards' } }, ...fbmTabs],
  form: [
    {
      title: { zh: '运费表', en: 'Rate card' },
      fields: ['code', 'nameZh', 'nameEn', 'country', 'courier', 'currency', 'effectiveFrom', 'effectiveTo', 'source'],
    },
    { title: { zh: '计重', en: 'Weight rules' }, fields: ['weightUnit', 'divisor', 'dimRound', 'stepUnit'] },
    { title: { zh: '运费', en: 'Rates' }, fields: ['rates'] },
    { title: { zh: '分区表', en: 'Zone chart' }, fields: ['zones'] },
    { title: { zh: '附加费与燃油', en: 'Surcharges and fuel' }, fields: ['surcharges', 'fuel'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'copyAsNew',
      title: { zh: '复制为新一期', en: 'Copy as new period' },
      permission: 'add',
      on: 'one',
      input: { effectiveFrom: { kind: 'date', label: { zh: '生效日期', en: 'Effective from' }, required: true } },
      confirm: { zh: '复制为新的一期；原表于前一天失效。', en: 'Copies it as a new period; the current one ends the day before.' },
    },
    {
      key: 'checkTable',
      title: { zh: '检查', en: 'Check' },
      permission: 'list',
      on: 'many',
      finds: {
        nothing: { zh: '{done} 张运费表没有发现问题', en: 'No problems in {done} {done|rate card|rate cards}' },
        something: { zh: '没有问题 {done} 张，有问题 {failed} 张', en: '{done} without problems, {failed} with problems' },
        found: { zh: '问题', en: 'Problem' },
      },
    },
  ],
  importing: {
    columns: [...cardColumns, 'rates.zone', 'rates.maxWeight', 'rates.amount', 'rates.residential', 'rates.perStepOver'],
    mode: 'per_document',
    lines: 'rates',
    example: { ...cardExample, 'rates.zone': '8', 'rates.maxWeight': '28', 'rates.amount': '32.40' },
  },
});
