import { definePage, defineResource, type EnumOption, type LineField, standardActions } from '@axle/page-kit';
import { hazards, shippingHolds } from '@axle/logistics';
import { calendarRecords } from './calendar.ts';
import { transModes } from './freight/trans-modes.ts';

const { weekend } = calendarRecords.fields;
const weekdays = weekend?.kind === 'enumList' ? weekend.options : [];
const chargeBases: readonly EnumOption[] = [
  { code: 'cbmWm', label: { zh: '体积吨', en: 'W/M (m³ or t)' } },
  { code: 'kg6000', label: { zh: '千克(÷6000)', en: 'kg (÷6000)' } },
  { code: 'kg5000', label: { zh: '千克(÷5000)', en: 'kg (÷5000)' } },
  { code: 'container', label: { zh: '按柜', en: 'Container' } },
];
const incoterms: readonly EnumOption[] = ['EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'].map(code => ({ code, label: { zh: code, en: code } }));
const number = (zh: string, en: string, scale: number, places = 0): LineField => ({ kind: 'decimal', label: { zh, en }, scale, places, width: 120 });
const place = (zh: string, en: string): LineField => ({ kind: 'code', label: { zh, en }, maxLength: 20, width: 120 });
const days = (zh: string, en: string): LineField => ({ kind: 'integer', label: { zh, en }, min: 0, max: 999, width: 100 });
const date = (zh: string, en: string): LineField => ({ kind: 'date', label: { zh, en }, width: 116 });

export const globalShippingRecords = defineResource({
  entity: 'globalShipping',
  label: { zh: '全球运输方式', en: 'Shipping product' },
  service: 'base',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 200 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 220 },
    mode: { kind: 'enum', label: { zh: '运输方式', en: 'Mode' }, required: true, options: transModes, initial: 'seaLcl', width: 110 },
    chargeBy: { kind: 'enum', label: { zh: '计费', en: 'Charged by' }, required: true, options: chargeBases, initial: 'cbmWm', width: 120 },
    currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, required: true, maxLength: 3, pattern: '[A-Z]{3}', initial: 'USD', width: 84 },
    rate: { kind: 'decimal', label: { zh: '参考单价', en: 'Rate' }, scale: 4, places: 2, min: '0', max: '999999', width: 110, help: { zh: '每计费单位；按柜为每柜。', en: 'For each unit that is charged; a container where it is charged by those.' } },
    minCharge: { kind: 'decimal', label: { zh: '最低收费', en: 'Least charge' }, scale: 4, places: 2, min: '0', max: '999999', width: 110 },
    incoterm: { kind: 'enum', label: { zh: '贸易术语', en: 'Incoterm' }, options: incoterms, width: 100 },
    dutyIncluded: { kind: 'bool', label: { zh: '含税', en: 'Duty included' }, initial: false, width: 110 },
    carrier: { kind: 'ref', label: { zh: '承运商', en: 'Carrier' }, entity: 'carrier', width: 150 },
    fromHarbour: { kind: 'ref', label: { zh: '起运港', en: 'From' }, entity: 'harbour', width: 150 },
    toHarbour: { kind: 'ref', label: { zh: '目的港', en: 'To' }, entity: 'harbour', width: 150 },
    sailWeekdays: { kind: 'enumList', label: { zh: '开航日', en: 'Sails on' }, options: weekdays, width: 150, help: { zh: '海运与铁路必填。', en: 'Needed by sea and rail.' } },
    cutoffDays: { kind: 'integer', label: { zh: '截关提前(天)', en: 'Cut-off (days before)' }, min: 0, max: 30, initial: 2, width: 130 },
    typicalDays: { kind: 'integer', label: { zh: '通常天数', en: 'Typical days' }, min: 0, max: 120, width: 110 },
    carries: { kind: 'enumList', label: { zh: '可承运特货', en: 'Hazards carried' }, options: hazards.filter(({ code }) => code !== 'none'), width: 150, help: { zh: '未选的特货不承运。', en: 'Goods of other hazards are not carried.' } },
  },
  unique: [{ fields: ['code'] }],
  checks: [shippingHolds],
});

export const globalShipping = definePage({
  key: 'globalShipping',
  title: { zh: '全球运输方式', en: 'Global shipping' },
  help: {
    why: { zh: '计划可选的头程产品（海运、快船、空运、铁路等）及其计费方式与班期。', en: 'The first-leg products (ship, fast ship, air, rail…) that plans choose between, with charge basis and sailing rhythm.' },
    notes: [
      { zh: '海运须有两个海港；海运与铁路须有开航日。', en: 'By sea both harbours are sea harbours; sea and rail have weekdays on which they leave.' },
      { zh: '“报价”：体积吨取立方米与吨的较大者，空运与快递取实重与体积重的较大者，不足最低收费按最低收费；有头程时效的路线另列到仓日期。', en: '“Quote”: by W/M the larger of m³ and tons counts, by air and courier the larger of weight and volume; never below the least charge. Ways with a first-leg time tell when goods reach the dock.' },
    ],
  },
  resource: globalShippingRecords,
  columns: ['code', 'nameZh', 'nameEn', 'mode', 'chargeBy', 'rate', 'minCharge', 'currency', 'incoterm', 'dutyIncluded', 'carrier', 'fromHarbour', 'toHarbour', 'sailWeekdays', 'cutoffDays', 'typicalDays', 'carries', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'mode', 'chargeBy', 'carrier', 'fromHarbour', 'toHarbour', 'dutyIncluded', 'carries', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'quote',
      title: { zh: '报价', en: 'Quote' },
      tool: {
        reads: ['rate', 'minCharge', 'chargeBy', 'sailWeekdays', 'cutoffDays'],
        inputs: {
          shipping: { kind: 'code', label: { zh: '运输方式编码', en: 'Shipping code' }, required: true, maxLength: 20 },
          kg: { kind: 'measure', label: { zh: '毛重', en: 'Weight' }, unit: 'kg', required: true, min: '0.001' },
          cbm: { kind: 'measure', label: { zh: '体积', en: 'Volume' }, unit: 'm3', required: true, min: '0.000001' },
          rate: { kind: 'decimal', label: { zh: '单价', en: 'Rate' }, scale: 4, places: 2, min: '0', max: '999999', help: { zh: '留空按参考单价。', en: 'The kept rate unless given.' } },
          day: { kind: 'date', label: { zh: '备妥日期', en: 'Ready on' }, help: { zh: '留空为今天。', en: 'Today unless given.' } },
        },
        results: {
          cost: number('运费', 'Freight', 4, 2),
          currency: { kind: 'code', label: { zh: '币种', en: 'Currency' }, maxLength: 3 },
          charged: number('计费量', 'Charged', 9),
          actual: number('按重量', 'By weight', 9),
          dimensional: number('按体积', 'By volume', 9),
          usedRate: number('单价', 'Rate', 4, 2),
          sails: date('开航', 'Sails'),
          closes: date('截关', 'Closes'),
          arrives: date('预计到港', 'Arrives about'),
          legs: {
            kind: 'lines', label: { zh: '各仓到仓日期', en: 'At the docks' }, by: ['origin', 'warehouse'], most: 500,
            help: { zh: '自起运仓按头程时效推算。', en: 'From the warehouse of origin by its first-leg time.' },
            fields: {
              origin: { ...place('起运仓', 'Origin'), required: true },
              warehouse: { ...place('目的仓', 'Warehouse'), required: true },
              sails: date('开航', 'Sails'),
              dockP50: date('到仓P50', 'Dock P50'),
              daysP50: days('天数P50', 'Days P50'),
              dockP85: date('到仓P85', 'Dock P85'),
              daysP85: days('天数P85', 'Days P85'),
              note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 300, width: 220 },
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '运输方式', en: 'Shipping product' }, fields: ['code', 'mode', 'nameZh', 'nameEn', 'incoterm', 'dutyIncluded', 'carries'] },
    { title: { zh: '计费', en: 'Charge' }, fields: ['chargeBy', 'currency', 'rate', 'minCharge'] },
    { title: { zh: '路线与班期', en: 'Route and sailings' }, fields: ['carrier', 'fromHarbour', 'toHarbour', 'sailWeekdays', 'cutoffDays', 'typicalDays'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'mode', 'chargeBy', 'currency', 'rate', 'minCharge', 'incoterm', 'dutyIncluded', 'carrier', 'fromHarbour', 'toHarbour', 'sailWeekdays', 'cutoffDays', 'typicalDays', 'carries'],
    mode: 'per_row',
    example: { code: 'SEA-LCL-LGB', nameZh: '盐田—长滩拼箱', nameEn: 'Yantian to Long Beach LCL', mode: '海运拼箱', chargeBy: '体积吨', currency: 'USD', rate: '95', minCharge: '95', incoterm: 'DAP', fromHarbour: 'CNYTN', toHarbour: 'USLGB', sailWeekdays: '周三', cutoffDays: '2' },
  },
});
