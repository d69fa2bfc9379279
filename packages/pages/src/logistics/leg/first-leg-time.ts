import { text } from '@axle/kernel';
import { checkFirstLeg, firstLegTotals } from '@axle/logistics';
import {
  type CodeField,
  type DateField,
  definePage,
  defineResource,
  type EnumOption,
  type IntegerField,
  type LineField,
  standardActions,
} from '@axle/page-kit';
import { transModes } from './trans-modes.ts';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const stageOptions = [
  { code: 'toPort', label: { zh: '送港', en: 'Transport to port' } },
  { code: 'exportCustoms', label: { zh: '出口报关', en: 'Export clearance' } },
  { code: 'sailing', label: { zh: '航行', en: 'Sailing' } },
  { code: 'importCustoms', label: { zh: '进口清关', en: 'Import clearance' } },
  { code: 'dray', label: { zh: '拖车', en: 'Drayage' } },
] as const satisfies readonly EnumOption[];
const days = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  required: true,
  min: 0,
  max: 90,
  width: 110,
});
const total = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 450,
  width: 110,
});
const stage = {
  kind: 'enum',
  label: { zh: '阶段', en: 'Stage' },
  required: true,
  options: stageOptions,
  width: 120,
} as const satisfies LineField;
const date = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), width: 116 });
const code = (zh: string, en: string): CodeField => ({ kind: 'code', label: text(zh, en), required: true, maxLength: 20 });

export const firstLegTimeRecords = defineResource({
  entity: 'firstLegTime',
  label: { zh: '头程时效', en: 'First-leg time' },
  service: 'tms',
  readFrom: 'first_leg_time_list',
  nameFields: ['origin', 'warehouse', 'shipping'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    origin: {
      kind: 'ref',
      label: { zh: '起运仓', en: 'Origin warehouse' },
      entity: 'warehouse',
      required: true,
      immutable: true,
      key: true,
      width: 150,
    },
    warehouse: {
      kind: 'ref',
      label: { zh: '目的仓', en: 'Destination warehouse' },
      entity: 'warehouse',
      required: true,
      immutable: true,
      key: true,
      width: 150,
    },
    shipping: {
      kind: 'ref',
      label: { zh: '运输方式', en: 'Shipping product' },
      entity: 'globalShipping',
      required: true,
      immutable: true,
      key: true,
      width: 190,
    },
    mode: { kind: 'enum', label: { zh: '方式', en: 'Transport mode' }, readOnly: true, figure: true, options: transModes, width: 110 },
    stagesSummary: { kind: 'text', label: { zh: '各阶段 P50/P85', en: 'Stages P50/P85' }, readOnly: true, maxLength: 100, width: 250 },
    totalP50: total('合计P50', 'Total P50'),
    totalP85: total('合计P85', 'Total P85'),
    effectiveFrom: {
      kind: 'date',
      label: { zh: '生效日期', en: 'Effective from' },
      required: true,
      immutable: true,
      key: true,
      width: 126,
    },
    effectiveTo: {
      kind: 'date',
      label: { zh: '失效日期', en: 'Effective to' },
      width: 116,
      help: { zh: '留空表示长期有效。', en: 'Leave empty if open-ended.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
    stages: {
      kind: 'lines',
      label: { zh: '阶段', en: 'Stages' },
      required: true,
      by: ['code'],
      most: 5,
      sums: ['daysP50', 'daysP85'],
      fields: {
        code: stage,
        daysP50: days('P50(天)', 'P50 (days)'),
        daysP85: days('P85(天)', 'P85 (days)'),
        calendar: { kind: 'ref', label: { zh: '日历', en: 'Calendar' }, entity: 'calendar', width: 160 },
        waitSailing: { kind: 'bool', label: { zh: '等船期', en: 'Wait for sailing' }, initial: false, width: 130 },
      },
    },
  },
  unique: [{ fields: ['origin', 'warehouse', 'shipping', 'effectiveFrom'] }],
  checks: [checkFirstLeg],
  derive: firstLegTotals,
});

export const firstLegTime = definePage({
  key: 'firstLegTime',
  title: { zh: '头程时效配置', en: 'First-leg time config' },
  help: {
    why: {
      zh: '按起运仓、目的仓与运输方式，维护从国内仓到目的仓月台的各阶段天数，供MRP与在途控制使用。',
      en: 'Stage days from the China node to the dock of the destination, by origin, destination and shipping product; used by MRP and in-transit control.',
    },
    notes: [
      {
        zh: '阶段依次为送港、出口报关、航行、进口清关、拖车；航行按自然日，其余按所选日历的工作日。',
        en: 'The stages are transport to port, export clearance, sailing, import clearance and drayage. Sailing counts calendar days, the others working days of their calendar.',
      },
      {
        zh: '“时效推算”从出发日起列出各阶段日期、等到的班期与遇到的节假日，P50与P85各一份；没有日历的年份不能推算。',
        en: '“Schedule” lists the dates of each stage from a start date, the sailing waited for and the holidays met, for P50 and P85. Dates in a year without a calendar cannot be calculated.',
      },
    ],
  },
  resource: firstLegTimeRecords,
  columns: [
    'origin',
    'warehouse',
    'shipping',
    'mode',
    'stagesSummary',
    'totalP50',
    'totalP85',
    'effectiveFrom',
    'effectiveTo',
    'note',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['origin', 'warehouse', 'shipping', 'mode', 'totalP50', 'totalP85', 'effectiveFrom', 'effectiveTo', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'schedule',
      title: { zh: '时效推算', en: 'Schedule' },
      tool: {
        reads: ['stages'],
        inputs: {
          origin: { ...code('起运仓编码', 'Origin warehouse code'), initial: 'CN-SZ' },
          warehouse: { ...code('目的仓编码', 'Destination warehouse code'), initial: 'US-W' },
          shipping: code('运输方式编码', 'Shipping product code'),
          start: { kind: 'date', label: { zh: '出发日期', en: 'Start date' }, required: true },
        },
        results: {
          dockP50: date('P50到仓日期', 'Dock arrival (P50)'),
          daysP50: { kind: 'integer', label: { zh: 'P50天数', en: 'Days (P50)' }, min: 0, max: 999 },
          dockP85: date('P85到仓日期', 'Dock arrival (P85)'),
          daysP85: { kind: 'integer', label: { zh: 'P85天数', en: 'Days (P85)' }, min: 0, max: 999 },
          lines: {
            kind: 'lines',
            label: { zh: '日程', en: 'Schedule' },
            by: ['code'],
            most: 5,
            fields: {
              code: stage,
              fromP50: date('P50 自', 'P50 from'),
              sailsP50: date('P50 开航', 'P50 sails'),
              toP50: date('P50 至', 'P50 to'),
              fromP85: date('P85 自', 'P85 from'),
              sailsP85: date('P85 开航', 'P85 sails'),
              toP85: date('P85 至', 'P85 to'),
              holidays: { kind: 'text', label: { zh: '遇到的节假日(P85)', en: 'Holidays met (P85)' }, maxLength: 500, width: 260 },
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '头程', en: 'First leg' }, fields: ['origin', 'warehouse', 'shipping', 'effectiveFrom', 'effectiveTo', 'note'] },
    { title: { zh: '阶段', en: 'Stages' }, fields: ['stages'] },
  ],
  standard: standardActions,
  actions: [nextPeriodAction],
  importing: {
    columns: [
      'origin',
      'warehouse',
      'shipping',
      'effectiveFrom',
      'effectiveTo',
      'note',
      'stages.code',
      'stages.daysP50',
      'stages.daysP85',
      'stages.calendar',
      'stages.waitSailing',
    ],
    mode: 'per_document',
    lines: 'stages',
    example: {
      origin: 'CN-SZ',
      warehouse: 'US-W',
      shipping: 'SEA-LCL-LGB',
      effectiveFrom: '2026-01-01',
      'stages.code': '航行',
      'stages.daysP50': '15',
      'stages.daysP85': '18',
      'stages.waitSailing': '是',
    },
  },
});
