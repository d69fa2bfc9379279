import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const calendarRecords = defineResource({
  entity: 'calendar',
  label: { zh: '日历', en: 'Calendar' },
  service: 'base',
  readFrom: 'calendar_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '日历编码', en: 'Calendar code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 140 },
    weekend: {
      kind: 'enumList', label: { zh: '周末', en: 'Weekend' }, required: true, initial: [6, 7], width: 150,
      options: [
        { code: 1, label: { zh: '周一', en: 'Mon' } },
        { code: 2, label: { zh: '周二', en: 'Tue' } },
        { code: 3, label: { zh: '周三', en: 'Wed' } },
        { code: 4, label: { zh: '周四', en: 'Thu' } },
        { code: 5, label: { zh: '周五', en: 'Fri' } },
        { code: 6, label: { zh: '周六', en: 'Sat' } },
        { code: 7, label: { zh: '周日', en: 'Sun' } },
      ],
      help: { zh: '没有节假日或调休时休息的日子。', en: 'Free unless a make-up day says otherwise.' },
    },
    years: { kind: 'tags', label: { zh: '已有年份', en: 'Years' }, readOnly: true, figure: true, maxLength: 4, width: 150, help: { zh: '有节假日记录的年份；没有记录的年份不作计算。', en: 'Years with holidays; a year without any is not reckoned with.' } },
    countries: { kind: 'tags', label: { zh: '使用国家', en: 'Countries' }, readOnly: true, figure: true, maxLength: 2, width: 150 },
    warehouses: { kind: 'tags', label: { zh: '使用仓库', en: 'Warehouses' }, readOnly: true, figure: true, maxLength: 20, width: 200, seenWith: { page: 'warehouse', field: 'calendar', ofAll: true } },
  },
  unique: [{ fields: ['code'] }],
});

export const calendar = definePage({
  key: 'calendar',
  title: { zh: '工作日历', en: 'Calendars' },
  help: { why: { zh: '工厂、海关、承运商与仓库各自的周末；节假日与调休在“节假日”页。', en: 'The weekends of factories, customs, carriers and warehouses; their holidays stand on the page of holidays.' } },
  resource: calendarRecords,
  columns: ['code', 'nameZh', 'nameEn', 'country', 'weekend', 'years', 'countries', 'warehouses', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'years', 'countries', 'warehouses', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  form: [{ title: { zh: '日历', en: 'Calendar' }, fields: ['code', 'country', 'nameZh', 'nameEn', 'weekend'] }],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'country', 'weekend'],
    mode: 'per_row',
    example: { code: 'CN', nameZh: '中国', nameEn: 'China', country: 'CN', weekend: '周六,周日' },
  },
});
