import type { LineField } from '@axle/page-kit';
import { calendarRecords } from '../../logistics/calendar/calendar.ts';

const weekdays = calendarRecords.fields.weekend.options;

/** What a node of a site gets, and how it is supplied. */
export const shareFields = {
  node: { kind: 'ref', label: { zh: '节点', en: 'Node' }, entity: 'planNode', required: true, width: 120 },
  percent: { kind: 'percent', label: { zh: '比例', en: 'Share' }, required: true, scale: 4, min: '0.0001', max: '100', width: 96 },
  priority: { kind: 'integer', label: { zh: '优先级', en: 'Priority' }, min: 1, max: 9, width: 76 },
  targetCoverDays: {
    kind: 'integer',
    label: { zh: '目标天数', en: 'Target days' },
    required: true,
    min: 1,
    max: 365,
    initial: 45,
    width: 96,
  },
  minCoverDays: { kind: 'integer', label: { zh: '最低天数', en: 'Min days' }, required: true, min: 0, max: 364, initial: 20, width: 96 },
  shipWeekdays: { kind: 'enumList', label: { zh: '发货日', en: 'Ship days' }, options: weekdays, width: 150 },
  minCbm: { kind: 'measure', label: { zh: '最小体积', en: 'Min volume' }, unit: 'm3', min: '0', max: '76', width: 110 },
  maxCbm: { kind: 'measure', label: { zh: '最大体积', en: 'Max volume' }, unit: 'm3', min: '0', max: '76', initial: '68', width: 110 },
  roundTo: {
    kind: 'enum',
    label: { zh: '取整单位', en: 'Round to' },
    required: true,
    initial: 'carton',
    width: 96,
    options: [
      { code: 'piece', label: { zh: '件', en: 'Piece' } },
      { code: 'carton', label: { zh: '箱', en: 'Carton' } },
      { code: 'pallet', label: { zh: '托', en: 'Pallet' } },
    ],
  },
  poolOrder: {
    kind: 'enum',
    label: { zh: '库存使用顺序', en: 'Stock usage order' },
    width: 110,
    options: [
      { code: 'fba', label: { zh: '先用FBA', en: 'FBA first' } },
      { code: 'own', label: { zh: '先用自有', en: 'Own stock first' } },
    ],
  },
  excludeHazard: { kind: 'bool', label: { zh: '不含危险品', en: 'No hazards' }, initial: false, width: 110 },
} as const satisfies Readonly<Record<string, LineField>>;
