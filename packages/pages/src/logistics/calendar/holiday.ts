import { dayParts } from '@axle/logistics';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { calendarRecords } from './calendar.ts';

const { weekend } = calendarRecords.fields;
const weekdays = weekend?.kind === 'enumList' ? weekend.options : [];

export const holidayRecords = defineResource({
  entity: 'holiday',
  label: { zh: '节假日', en: 'Holiday' },
  service: 'base',
  readFrom: 'holiday_list',
  nameFields: ['calendar', 'date'],
  searched: ['nameZh', 'nameEn'],
  fields: {
    calendar: {
      kind: 'ref',
      label: { zh: '日历', en: 'Calendar' },
      entity: 'calendar',
      required: true,
      immutable: true,
      key: true,
      width: 150,
    },
    country: {
      kind: 'ref',
      label: { zh: '国家', en: 'Country' },
      entity: 'country',
      readOnly: true,
      figure: true,
      seenWith: { page: 'calendar', field: 'country' },
      width: 130,
      help: { zh: '取自所选日历。', en: 'The country of the calendar.' },
    },
    date: { kind: 'date', label: { zh: '日期', en: 'Date' }, required: true, immutable: true, key: true, width: 116 },
    weekday: { kind: 'enum', label: { zh: '星期', en: 'Weekday' }, readOnly: true, options: weekdays, width: 90 },
    kind: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      initial: 'holiday',
      width: 110,
      options: [
        { code: 'holiday', label: { zh: '假日', en: 'Holiday' }, tone: 'bad' },
        { code: 'makeup', label: { zh: '调休上班', en: 'Make-up day' }, tone: 'info' },
      ],
      help: { zh: '没有记录的日子按日历的周末判断。', en: 'A day without a row follows the weekend of its calendar.' },
    },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, maxLength: 100, fold: true, width: 160 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, maxLength: 100, fold: true, width: 220 },
    year: {
      kind: 'integer',
      label: { zh: '年份', en: 'Year' },
      readOnly: true,
      min: 1900,
      max: 2999,
      grouping: false,
      picker: 'year',
      width: 84,
    },
    fixed: { kind: 'bool', label: { zh: '每年同一日期', en: 'Same date each year' }, initial: false, width: 130 },
    confirmed: {
      kind: 'bool',
      label: { zh: '已确认', en: 'Confirmed' },
      initial: true,
      width: 100,
      help: { zh: '有待确认日期的年份不参与计算。', en: 'Dates in a year with unconfirmed holidays cannot be calculated.' },
    },
  },
  unique: [{ fields: ['calendar', 'date'] }],
  derive: dayParts,
});

export const holiday = definePage({
  key: 'holiday',
  title: { zh: '节假日', en: 'Holidays' },
  words: ['假期', '节日', 'public holiday'],
  help: {
    why: {
      zh: '各国工厂、海关、承运商与仓库的工作日，以此为唯一来源。',
      en: 'The single source of working days for factories, customs, carriers and warehouses in each country.',
    },
    notes: [
      {
        zh: '调休上班日优先于假日，假日优先于周末；没有节假日记录或有待确认日期的年份不参与计算。',
        en: 'Make-up days take precedence over holidays, holidays over the weekend. Dates in a year without holidays, or with unconfirmed ones, cannot be calculated.',
      },
      {
        zh: '中国 2025–2026 年：国务院办公厅通知（2026 年为 2025-11-04 发布），取自 chinese-days 1.5.7（MIT）；美国联邦、德国全国、英国英格兰 2026–2027 年：取自 date-holidays 3.37.0（ISC）。取用日期 2026-11-21。',
        en: 'China 2025–2026: notices of the State Council (that for 2026 published on 2025-11-04), from chinese-days 1.5.7 (MIT). US federal, German nationwide and English bank holidays 2026–2027: from date-holidays 3.37.0 (ISC). As of 2026-11-21.',
      },
      {
        zh: '“复制年份”直接复制固定日期的假日，其余标为待确认，调休不复制。',
        en: '“Copy year” copies holidays with the same date each year; the rest is marked to be confirmed, and make-up days are not copied.',
      },
    ],
  },
  resource: holidayRecords,
  columns: [
    'calendar',
    'date',
    'country',
    'weekday',
    'kind',
    'nameZh',
    'nameEn',
    'year',
    'fixed',
    'confirmed',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 2,
  filters: ['calendar', 'country', 'year', 'date', 'kind', 'nameZh', 'nameEn', 'confirmed', 'status'],
  search: ['nameZh', 'nameEn'],
  sort: [{ field: 'date' }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'open', title: { zh: '待确认', en: 'To confirm' }, filters: [{ field: 'confirmed', op: 'eq', value: false }] },
    { key: 'yearView', title: { zh: '年历', en: 'Year view' }, view: 'logistics/holiday-year' },
    { key: 'tool', title: { zh: '日期计算', en: 'Calculate dates' }, view: 'logistics/working-days' },
  ],
  form: [
    { title: { zh: '节假日', en: 'Holiday' }, fields: ['calendar', 'date', 'kind', 'nameZh', 'nameEn'] },
    { title: { zh: '其他', en: 'Other' }, fields: ['fixed', 'confirmed'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'copyYear',
      title: { zh: '复制年份', en: 'Copy year' },
      permission: 'add',
      on: 'none',
      input: {
        calendar: { kind: 'ref', label: { zh: '日历', en: 'Calendar' }, entity: 'calendar', required: true },
        from: {
          kind: 'integer',
          label: { zh: '从年份', en: 'From year' },
          required: true,
          min: 2000,
          max: 2100,
          grouping: false,
          picker: 'year',
        },
        to: {
          kind: 'integer',
          label: { zh: '到年份', en: 'To year' },
          required: true,
          min: 2000,
          max: 2100,
          grouping: false,
          picker: 'year',
        },
      },
    },
  ],
  importing: {
    columns: ['calendar', 'date', 'kind', 'nameZh', 'nameEn', 'fixed', 'confirmed'],
    mode: 'per_row',
    example: { calendar: 'CN', date: '2026-10-10', kind: '调休上班', nameZh: '国庆节调休', nameEn: 'National Day make-up' },
  },
});
