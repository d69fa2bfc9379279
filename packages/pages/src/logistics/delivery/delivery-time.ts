import { deliveryTimeHolds } from '@axle/logistics';
import { definePage, defineResource, type LineField, standardActions } from '@axle/page-kit';
import { nextPeriodAction } from '../../system/dated/next-period.ts';

const days = (zh: string, en: string) => ({ kind: 'integer', label: { zh, en }, min: 0, max: 30, width: 100 }) as const;
const date = (zh: string, en: string): LineField => ({ kind: 'date', label: { zh, en }, width: 130 });
const zone = { kind: 'code', label: { zh: '分区', en: 'Zone' }, maxLength: 10, width: 84 } as const;
const state = { kind: 'code', label: { zh: '州', en: 'State' }, maxLength: 3, pattern: '[A-Z]{2,3}', width: 84 } as const;

export const deliveryTimeRecords = defineResource({
  entity: 'deliveryTime',
  label: { zh: '尾程时效', en: 'Delivery time' },
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
      help: { zh: '渠道运费表的分区；与州二选一。', en: 'A zone of the freight table of the channel, or a state.' },
    },
    state: { ...state, immutable: true, key: true, help: { zh: '州简称，优先于分区。', en: 'An abbreviation; it goes before a zone.' } },
    minDays: days('最短(工作日)', 'Least (days)'),
    typDays: { ...days('通常(工作日)', 'Usual (days)'), required: true },
    maxDays: days('最长(工作日)', 'Most (days)'),
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
      help: { zh: '留空表示长期有效。', en: 'Empty means open.' },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 300, width: 220 },
  },
  unique: [{ fields: ['channel', 'warehouse', 'zone', 'state', 'effectiveFrom'] }],
  checks: [deliveryTimeHolds],
});

export const deliveryTime = definePage({
  key: 'deliveryTime',
  title: { zh: '时效配置', en: 'Delivery-time config' },
  help: {
    why: {
      zh: '渠道从各仓库送到分区或州所需的工作日，用于承诺与计划；供应商的采购交期在“采购交期”页。',
      en: 'How many working days a channel needs from a warehouse to a zone or state, for promises and planning; lead times of suppliers stand on a page of their own.',
    },
    notes: [
      {
        zh: '0 ≤ 最短 ≤ 通常 ≤ 最长 ≤ 30，按所选日历的工作日计算。',
        en: '0 ≤ least ≤ usual ≤ most ≤ 30, in working days of the calendar.',
      },
      {
        zh: '天数从某日起改变时用“建立下一期”：照抄为新的一期，原来的截止到前一天。',
        en: 'Days that change from a day on are a “Next period”: a copy that begins then, the former one ends the day before.',
      },
      {
        zh: '“试算”由发货仓与收件邮编按渠道运费表找到分区；填了州时先看该州。',
        en: '“Try it” finds the zone by the freight table of the channel from the postal codes of warehouse and address; a state that is given goes first.',
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
          shipped: { kind: 'date', label: { zh: '发货日期', en: 'Shipped on' }, required: true },
          zip: {
            kind: 'text',
            label: { zh: '收件邮编', en: 'Postal code' },
            maxLength: 12,
            help: { zh: '所填的州有时效时可留空。', en: 'May be empty where the state that is given has days of its own.' },
          },
          state,
        },
        results: {
          typical: date('通常送达', 'Usually on'),
          earliest: date('最早送达', 'At the earliest'),
          latest: date('最晚送达', 'At the latest'),
          typDays: days('通常(工作日)', 'Usual (days)'),
          zone,
          state,
          calendar: { kind: 'text', label: { zh: '日历', en: 'Calendar' }, maxLength: 100 },
        },
      },
    },
  ],
  form: [
    {
      title: { zh: '时效', en: 'Delivery time' },
      fields: ['channel', 'warehouse', 'zone', 'state', 'minDays', 'typDays', 'maxDays', 'calendar'],
    },
    { title: { zh: '有效期', en: 'Period' }, fields: ['effectiveFrom', 'effectiveTo', 'note'] },
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
