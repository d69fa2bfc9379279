import { knownTimezone } from '@axle/catalog';
import { locodePattern } from '@axle/logistics';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { harbourKinds, nearestTab } from './harbour/nearest-tab.ts';
import { publicListTab, takeFromList } from './harbour/public-list.ts';

export const harbourRecords = defineResource({
  entity: 'harbour',
  label: { zh: '港口', en: 'Harbour' },
  service: 'tms',
  readFrom: 'harbour_shown',
  nameFields: ['unlocode', 'nameZh'],
  knownBy: { code: 'unlocode', names: ['nameZh', 'nameEn'] },
  fields: {
    unlocode: { kind: 'code', label: { zh: 'UN/LOCODE', en: 'UN/LOCODE' }, required: true, key: true, immutable: true, maxLength: 5, pattern: locodePattern, width: 136, help: { zh: '前两位为国家代码，例如 CNYTN。', en: 'The first two letters are the country code, as in CNYTN.' } },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 160 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 220 },
    kind: {
      kind: 'enum', label: { zh: '类型', en: 'Kind' }, required: true, initial: 'sea', width: 96, options: harbourKinds,
    },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 150 },
    timezone: { kind: 'text', label: { zh: '时区', en: 'Time zone' }, required: true, maxLength: 60, width: 190, help: { zh: '船期与截关时间按此时区，例如 Asia/Shanghai。', en: 'Sailings and cut-offs are told in it, such as Asia/Shanghai.' } },
    lat: { kind: 'decimal', label: { zh: '纬度', en: 'Latitude' }, required: true, scale: 4, places: 2, min: '-90', max: '90', width: 96 },
    lon: { kind: 'decimal', label: { zh: '经度', en: 'Longitude' }, required: true, scale: 4, places: 2, min: '-180', max: '180', width: 96 },
    routes: { kind: 'integer', label: { zh: '航线数', en: 'Routes' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 90, help: { zh: '经此港的运输方式与贸易路线，只计启用的。', en: 'Shipping products and trade routes by it that are in use.' } },
    near: { kind: 'tags', label: { zh: '附近仓库', en: 'Warehouses near' }, readOnly: true, figure: true, maxLength: 20, width: 190, seenWith: { page: 'warehouse', field: 'lat', ofAll: true }, help: { zh: '200公里以内的仓库，近的在前；按坐标计算。', en: 'Warehouses within 200 km, the nearest first, by their coordinates.' } },
  },
  unique: [{ fields: ['unlocode'] }],
  checks: [knownTimezone],
});

export const harbour = definePage({
  key: 'harbour',
  title: { zh: '港口', en: 'Harbours' },
  help: {
    why: { zh: '订舱、航线与轨迹所用的港口、机场与铁路场站，按 UN/LOCODE 编码。', en: 'Ports, airports and rail yards by UN/LOCODE for booking, routes and tracking.' },
    notes: [
      { zh: 'UN/LOCODE 前两位须为所选国家的代码。', en: 'The first two letters of the UN/LOCODE are the code of the country.' },
      { zh: '“最近港口”按仓库或坐标列出最近的港口、机场或铁路场站。', en: '“Nearest” lists the ports, airports or rail yards next to a warehouse or to coordinates.' },
      { zh: '初始代码取自 UN/LOCODE，坐标约至百分之一度；2026-11-22 与 sea-ports 0.0.9（MIT）逐一核对：其中有坐标的46处除盐田外都在40公里以内（盐田在该表中误置于福建）。机场与铁路场站另按机场坐标录入。', en: 'Codes at the start are those of UN/LOCODE, coordinates to about a hundredth of a degree. On 2026-11-22 they were held against sea-ports 0.0.9 (MIT): of the 46 that it places all lie within 40 km but Yantian, which it places in Fujian. Other airports and rail yards were entered by their own coordinates.' },
      { zh: '“公共列表”为 sea-ports 0.0.9（MIT）的1,589个海港，可按代码新增；其坐标偶有误差，加入后请核对。', en: '“Public list” holds the 1,589 sea ports of sea-ports 0.0.9 (MIT), which are added by their codes; its coordinates are wrong here and there, so look at what you add.' },
      { zh: '“距离”按大圆航线计算两港之间的公里数；船须绕行，实际更远。', en: '“Distance” is the great circle between two places in km; ships go around land and sail further.' },
    ],
  },
  resource: harbourRecords,
  columns: ['unlocode', 'nameZh', 'nameEn', 'kind', 'country', 'timezone', 'routes', 'near', 'lat', 'lon', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['unlocode', 'nameZh', 'nameEn', 'kind', 'country', 'routes', 'near', 'status'],
  search: ['unlocode', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'sea', title: { zh: '海港', en: 'Sea' }, filters: [{ field: 'kind', op: 'eq', value: 'sea' }] },
    { key: 'air', title: { zh: '空港', en: 'Air' }, filters: [{ field: 'kind', op: 'eq', value: 'air' }] },
    { key: 'rail', title: { zh: '铁路场站', en: 'Rail' }, filters: [{ field: 'kind', op: 'eq', value: 'rail' }] },
    nearestTab,
    { key: 'distance', title: { zh: '距离', en: 'Distance' }, view: 'basic/harbour-distance' },
    publicListTab,
  ],
  form: [
    { title: { zh: '港口', en: 'Harbour' }, fields: ['unlocode', 'kind', 'nameZh', 'nameEn'] },
    { title: { zh: '位置', en: 'Place' }, fields: ['country', 'timezone', 'lat', 'lon'] },
  ],
  standard: standardActions,
  actions: [takeFromList],
  importing: {
    columns: ['unlocode', 'nameZh', 'nameEn', 'kind', 'country', 'timezone', 'lat', 'lon'],
    mode: 'per_row',
    example: { unlocode: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', kind: '海港', country: 'CN', timezone: 'Asia/Shanghai', lat: '22.57', lon: '114.27' },
  },
});
