import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { piecesField } from '../../inventory/stock-fields.ts';
import { inspectedLotFields, judgedFields, plannedFields } from './inspection-fields.ts';

const { inspectionNo, round, supplier, sku, lotSize } = inspectedLotFields;
const { province, city, place, planDate, inspector, party, state } = plannedFields;

/** Kinds of days, by which the columns of a week are marked. */
const dayKinds = [
  { code: 'work', label: text('工作日', 'Working day') },
  { code: 'weekend', label: text('周末', 'Weekend') },
  { code: 'holiday', label: text('假日', 'Holiday') },
  { code: 'makeup', label: text('调休上班', 'Make-up day') },
] as const;

/** A week of outgoing inspections, by inspector and day, with what still waits for its day. */
export const scheduleTab = {
  key: 'tab1',
  title: text('排期', 'Schedule'),
  view: 'quality/inspection-schedule',
  tool: {
    byView: true,
    reads: ['planDate', 'inspector', 'state'],
    inputs: {
      from: { kind: 'date', label: text('从此日所在周', 'From the week of'), required: true },
      inspector: { kind: 'user', label: text('检验员', 'Inspector') },
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
    },
    results: {
      isCut: { kind: 'bool', label: text('未全部显示', 'More than is shown') },
      days: {
        kind: 'lines',
        label: text('日期', 'Days'),
        by: ['day'],
        most: 7,
        fields: {
          day: { kind: 'date', label: text('日期', 'Date'), required: true },
          kind: { kind: 'enum', label: text('类型', 'Kind'), options: dayKinds, required: true },
          name: { kind: 'text', label: text('节假日', 'Holiday'), maxLength: 100 },
        },
      },
      inspectors: {
        kind: 'lines',
        label: text('检验员', 'Inspectors'),
        by: ['inspector'],
        most: 200,
        fields: { inspector, inspects: { kind: 'bool', label: text('可排期', 'Can be scheduled') } },
      },
      busy: {
        kind: 'lines',
        label: text('当天安排', 'Load of a day'),
        by: ['inspector', 'day'],
        most: 1400,
        fields: {
          inspector,
          day: { kind: 'date', label: text('日期', 'Date'), required: true },
          places: piecesField('地点', 'Places', { min: 0 }),
          others: piecesField('其他检验', 'Other inspections', { min: 0 }),
        },
      },
      lots: {
        kind: 'lines',
        label: text('检验', 'Inspections'),
        by: ['id'],
        most: 500,
        fields: {
          id: piecesField('检验', 'Inspection', { min: 1, required: true }),
          version: piecesField('版本', 'Version', { min: 1, required: true }),
          inspectionNo,
          round,
          state,
          result: judgedFields.result,
          planDate,
          inspector,
          supplier,
          sku,
          lotSize,
          province,
          city,
          place,
          party,
        },
      },
    },
  },
} as const satisfies PageTab;
