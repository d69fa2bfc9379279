import { text } from '@axle/kernel';
import { checkDeliveryTime } from '@axle/logistics';
import { type DateField, definePage, defineResource, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const days = (zh: string, en: string) => ({ kind: 'integer', label: text(zh, en), min: 0, max: 30, width: 100 }) as const;
const date = (zh: string, en: string): DateField => ({ kind: 'date', label: text(zh, en), width: 130 });
const zone = { kind: 'code', label: { zh: '分区', en: 'Zone' }, maxLength: 10, width: 84 } as const;
const state = { kind: 'code', label: { zh: '州', en: 'State' }, maxLength: 3, pattern: '[A-Z]{2,3}', width: 84 } as const;

export const deliveryTimeRecords = defineResource({
  entity: 'deliveryTime',
  label: { zh: '尾程时效', en: 'Transit time' },
  service: 'tms',
  nameFields: ['channel', 'warehouse', 'zone', 'state'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  fields: {
    channel: {
      kind: 'ref',
      label: { zh: '物流渠道', en: 'Channel' },
      entity: 'logisticsChannel',
      required: true,
      immutable: true,
      key: true,
      width: 190,
    },
    warehouse: {
      kind: 'ref',
      label: { zh: '仓库', en: 'Warehouse' },
      entity: 'warehouse',
      required: true,
      immutable: true,
      key: true,
      width: 150,
    },
    zone: {
      ...zone,
      immutable: true,
      key: true,
      help: { zh: '渠道运费表中的分区；与州二选一。', en: 'A zone of the channel’s rate card; enter either a zone or a state.' },
    },
    state: {
      ...state,
      immutable: true,
      key: true,
      help: { zh: '州简称，优先于分区。', en: 'State abbreviation; takes precedence over a zone.' },
    },
    minDays: days('最短(工作日)', 'Min (working days)'),
    typDays: { ...days('通常(工作日)', 'Typical (working days)'), required: true },
    maxDays: days('最长(工作日)', 'Max (working days)'),
    calendar: { kind: 'ref', label: { zh: '日历', en: 'Calendar' }, entity: 'calendar', required: true, width: 160 },
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
  },
  unique: [{ fields: ['channel', 'warehouse', 'zone', 'state', 'effectiveFrom'] }],
  checks: [checkDeliveryTime],
});

export const deliveryTime = definePage({
  key: 'deliveryTime',
  title: { zh: '时效配置', en: 'Transit times' },
  help: {
    why: {
      zh: '渠道从各仓库送到分区或州所需的工作日，用于承诺时效与计划；供应商交期在“采购交期”页维护。',
      en: 'Working days that a channel needs from a warehouse to a zone or state, for promised dates and planning. Supplier lead times are maintained on the “Purchase lead times” page.',
    },
    notes: [
      {
        zh: '0 ≤ 最短 ≤ 通常 ≤ 最长 ≤ 30，按所选日历的工作日计算。',
        en: '0 ≤ min ≤ typical ≤ max ≤ 30, in working days of the chosen calendar.',
      },
      {
        zh: '天数自某日起变化时，用“建立下一期”：复制为新的一期，原来的一期于前一天失效。',
        en: 'If the days change from a date, use “Next period”: it copies the record as a new period and ends the current one the day before.',
      },
      {
        zh: '“试算”按发货仓与收件邮编，在渠道运费表中找到分区；填了州则优先取该州。',
        en: '“Try it” finds the zone in the channel’s rate card from the warehouse and the destination postal code; a state, if entered, takes precedence.',
      },
    ],
  },
  resource: deliveryTimeRecords,
  columns: [
    'channel',
    'warehouse',
    'zone',
    'state',
    'minDays',
    'typDays',
    'maxDays',
    'calendar',
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
  filters: ['channel', 'warehouse', 'zone', 'state', 'typDays', 'calendar', 'effectiveFrom', 'effectiveTo', 'status'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'lastMile', title: { zh: '尾程时效', en: 'Last mile' } },
    {
      key: 'tryIt',
      title: { zh: '试算', en: 'Try it' },
      tool: {
        reads: ['minDays', 'typDays', 'maxDays', 'calendar'],
        inputs: {
          channel: { kind: 'ref', label: { zh: '物流渠道', en: 'Channel' }, entity: 'logisticsChannel', required: true },
          warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
          shipped: { kind: 'date', label: { zh: '发货日期', en: 'Ship date' }, required: true },
          zip: {
            kind: 'text',
            label: { zh: '收件邮编', en: 'Destination postal code' },
            maxLength: 12,
            help: { zh: '所填的州有时效记录时可留空。', en: 'Optional if the state entered has its own transit time.' },
          },
          state,
        },
        results: {
          typical: date('预计送达', 'Typical arrival'),
          earliest: date('最早送达', 'Earliest arrival'),
          latest: date('最晚送达', 'Latest arrival'),
          typDays: days('通常(工作日)', 'Typical (working days)'),
          zone,
          state,
          calendar: { kind: 'text', label: { zh: '日历', en: 'Calendar' }, maxLength: 100 },
        },
      },
    },
  ],
  form: [
    {
      title: { zh: '时效', en: 'Transit time' },
      fields: ['channel', 'warehouse', 'zone', 'state', 'minDays', 'typDays', 'maxDays', 'calendar'],
    },
    { title: { zh: '有效期', en: 'Effective period' }, fields: ['effectiveFrom', 'effectiveTo', 'note'] },
  ],
  standard: standardActions,
  actions: [nextPeriodAction],
  importing: {
    columns: ['channel', 'warehouse', 'zone', 'state', 'minDays', 'typDays', 'maxDays', 'calendar', 'effectiveFrom', 'effectiveTo', 'note'],
    mode: 'per_row',
    example: {
      channel: 'UPS-GROUND',
      warehouse: 'US-W',
      zone: '8',
      minDays: '4',
      typDays: '5',
      maxDays: '7',
      calendar: 'US',
      effectiveFrom: '2027-01-01',
    },
  },
});
