import { derivedRate, differentCurrencies, monthlyRow } from '@axle/finance';
import { definePage, defineResource } from '@axle/page-kit';
import { currenciesTab, currencySetting } from './currencies-in-use.ts';
import { currencyOptions as currencies, rateTypes } from './rate-options.ts';
import { rateTools } from './rate-tools.ts';
import { recalcTab } from './recalc-tab.ts';

export const rate = defineResource({
  entity: 'exchangeRate',
  label: { zh: '汇率', en: 'Exchange rate' },
  service: 'finance',
  readFrom: 'exchange_rate_shown',
  nameFields: ['from', 'to', 'validFrom'],
  fields: {
    from: { kind: 'enum', label: { zh: '源币种', en: 'From' }, required: true, immutable: true, key: true, initial: 'USD', options: currencies, width: 150 },
    to: { kind: 'enum', label: { zh: '目标币种', en: 'To' }, required: true, immutable: true, key: true, initial: 'CNY', options: currencies, width: 150 },
    rateType: {
      kind: 'enum', label: { zh: '汇率类型', en: 'Type' }, required: true, immutable: true, initial: 'manual', width: 110, options: rateTypes,
    },
    rate: { kind: 'decimal', label: { zh: '汇率', en: 'Rate' }, required: true, scale: 8, places: 4, min: '0.00000001', max: '99999999', width: 120, help: { zh: '1 源币种兑换多少目标币种。', en: 'Units of the second currency for one of the first.' } },
    inverse: { kind: 'decimal', label: { zh: '反向汇率', en: 'Inverse' }, readOnly: true, scale: 8, places: 4, min: '0', max: '100000000', width: 120 },
    rateBefore: { kind: 'decimal', label: { zh: '上期汇率', en: 'Rate before' }, scale: 8, places: 4, min: '0.00000001', max: '99999999', hidden: true },
    change: { kind: 'percent', label: { zh: '较上期', en: 'Change' }, readOnly: true, scale: 4, places: 2, width: 104 },
    periodMonth: { kind: 'month', label: { zh: '所属月份', en: 'Month' } },
    validFrom: { kind: 'date', label: { zh: '生效日期', en: 'Valid from' }, required: true, immutable: true, key: true, until: 'validTo' },
    validTo: { kind: 'date', label: { zh: '有效至', en: 'Valid to' }, readOnly: true, figure: true, width: 116, help: { zh: '同币种对、同类型下一条有效汇率的前一天；为空表示仍是最新。', en: 'The day before the next active rate of the pair and type; empty for the latest.' } },
    source: { kind: 'text', label: { zh: '来源', en: 'Source' }, required: true, immutable: true, initial: 'manual', maxLength: 60, width: 180 },
    rawText: { kind: 'text', label: { zh: '原文', en: 'As given' }, maxLength: 120, hidden: true },
    state: {
      kind: 'enum', label: { zh: '状态', en: 'State' }, readOnly: true, width: 96,
      options: [
        { code: 'active', label: { zh: '有效', en: 'Active' }, tone: 'good' },
        { code: 'review', label: { zh: '待复核', en: 'For review' }, tone: 'warn' },
        { code: 'void', label: { zh: '作废', en: 'Void' }, tone: 'neutral' },
      ],
    },
  },
  unique: [{ fields: ['from', 'to', 'rateType', 'validFrom', 'source'] }],
  checks: [differentCurrencies],
  derive: derivedRate,
  states: {
    field: 'state', initial: 'review', final: ['void'], editable: ['active', 'review'], deletable: [],
    transitions: [
      { key: 'approve', title: { zh: '复核通过', en: 'Approve' }, from: ['review'], to: 'active', oneWay: { zh: '生效的汇率已用于换算；有误时作废并新增。', en: 'Amounts stand on a rate in force; a wrong one is made void and added anew.' } },
      { key: 'void', title: { zh: '作废', en: 'Void' }, from: ['active', 'review'], to: 'void', tone: 'danger', confirm: { zh: '作废后不能恢复。', en: 'A void rate stays void.' }, oneWay: { zh: '作废是终态：须新增汇率，换算才可追溯。', en: 'The end: a rate is added anew, so that amounts can be worked out again.' } },
    ],
  },
});

export const exchangeRate = definePage({
  key: 'exchangeRate',
  title: { zh: '汇率管理', en: 'Exchange rates' },
  help: {
    why: { zh: '财务维护各币种汇率及其来源，使每一笔人民币金额都能重新算出。', en: 'Finance keeps dated rates from named sources, so that every amount in yuan can be worked out again.' },
    notes: [
      { zh: '月度文件（Date,Country,Exchange rate）每行是该月的平均值，自下月1日起生效；其他币种与欧元前各国的行不导入，计入“相同”。', en: 'A row of the monthly file (Date,Country,Exchange rate) is the average of its month and valid from the first day of the next; rows of other currencies and of countries from before the euro are passed over and count as the same.' },
      { zh: '“启用币种”说明哪些币种在用、自何时起及原因；启用后须重新导入月度文件，才有该币种的汇率。CNY、USD及仍被站点、公司等使用的币种不能停用。', en: '“Currencies” tells which are in use, since when and why; a currency taken in has rates once the monthly file is imported again. CNY, USD and those that sites, companies and others go by cannot be dropped.' },
      { zh: '较上期变动超过20%的汇率待复核，复核通过后才有效。', en: 'A rate that differs by more than 20 % from the one before waits for review and counts once it is approved.' },
      { zh: '同一币种对、类型与生效日期只能有一条有效汇率，来源不同也一样；有误时先作废。', en: 'A pair has one active rate of a type from a day, whatever its source; a wrong one is made void first.' },
      { zh: '在“有效”中按“生效日期”筛选“有效日”，列出当日每个币种对与类型的一条汇率；“换算”说明所用的汇率与路径：直接、反向或经美元交叉。', en: 'Among the active ones the filter of the first day asks what is in force on a day: one rate of each pair and type; “Converter” tells the rates that it goes by: direct, the other way round, or crossed over the US dollar.' },
      { zh: '“重算预览”说明若某汇率自今天起不同，利润预估会怎样变化；不写入任何数据。', en: '“Recalculation” tells how estimates of profit would change if a rate were another one from today; nothing is written.' },
      { zh: '数据集 datasets/exchange-rates（美联储月均值，PDDL）为每1美元兑换的数额，欧元和英镑也一样。', en: 'The data set datasets/exchange-rates (Federal Reserve monthly averages, PDDL) holds units for one US dollar, for the euro and the pound too.' },
    ],
  },
  resource: rate,
  columns: ['from', 'to', 'validFrom', 'validTo', 'rate', 'inverse', 'change', 'rateType', 'periodMonth', 'source', 'state', 'rateBefore', 'rawText', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['from', 'to', 'rateType', 'periodMonth', 'validFrom', 'validTo', 'rate', 'change', 'state', 'source'],
  search: ['source', 'rawText'],
  sort: [{ field: 'validFrom', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '汇率表', en: 'Rates' } },
    { key: 'active', title: { zh: '有效', en: 'Active' }, filters: [{ field: 'state', op: 'eq', value: 'active' }] },
    { key: 'review', title: { zh: '待复核', en: 'For review' }, filters: [{ field: 'state', op: 'eq', value: 'review' }] },
    ...rateTools,
    recalcTab,
    currenciesTab,
  ],
  editsCells: true,
  form: [
    { title: { zh: '汇率', en: 'Rate' }, fields: ['from', 'to', 'rateType', 'rate'] },
    { title: { zh: '期间与来源', en: 'Period and source' }, fields: ['validFrom', 'periodMonth', 'source'] },
  ],
  standard: ['list', 'add', 'update', 'import', 'export', 'log'],
  actions: [currencySetting],
  importing: {
    columns: ['from', 'to', 'rateType', 'rate', 'periodMonth', 'validFrom', 'source'],
    also: { periodMonth: ['Date'], to: ['Country'], rate: ['Exchange rate'] },
    supplied: ['validFrom'],
    mode: 'per_row',
    reader: monthlyRow,
    example: { from: 'USD', to: 'CNY', rateType: 'spot', rate: '6.7996', validFrom: '2026-06-01', source: 'manual' },
  },
});
