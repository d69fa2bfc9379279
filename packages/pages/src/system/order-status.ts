import { definePage, defineResource } from '@axle/page-kit';
import { domainDrills } from './order-status/domain-drills.ts';

const setting = defineResource({
  entity: 'orderStatusSetting',
  label: { zh: '单据状态', en: 'Document status' },
  service: 'base',
  readFrom: 'order_status_shown',
  nameFields: ['domain', 'code'],
  managed: false,
  fields: {
    domain: { kind: 'text', label: { zh: '单据代码', en: 'Document code' }, readOnly: true, required: true, key: true, maxLength: 40, width: 130 },
    documentZh: { kind: 'text', label: { zh: '单据', en: 'Document zh' }, readOnly: true, required: true, maxLength: 60, width: 110 },
    documentEn: { kind: 'text', label: { zh: '单据英文', en: 'Document' }, readOnly: true, required: true, maxLength: 80, width: 140 },
    code: { kind: 'text', label: { zh: '代码', en: 'Code' }, readOnly: true, required: true, key: true, maxLength: 40, width: 140 },
    nameZh: { kind: 'text', label: { zh: '中文名', en: 'Chinese name' }, readOnly: true, required: true, maxLength: 40, width: 120 },
    nameEn: { kind: 'text', label: { zh: '英文名', en: 'English name' }, readOnly: true, required: true, maxLength: 60, width: 150 },
    tone: {
      kind: 'enum', label: { zh: '颜色', en: 'Colour' }, readOnly: true, required: true, width: 90,
      options: [
        { code: 'neutral', label: { zh: '灰', en: 'Grey' }, tone: 'neutral' },
        { code: 'info', label: { zh: '蓝', en: 'Blue' }, tone: 'info' },
        { code: 'good', label: { zh: '绿', en: 'Green' }, tone: 'good' },
        { code: 'warn', label: { zh: '橙', en: 'Amber' }, tone: 'warn' },
        { code: 'bad', label: { zh: '红', en: 'Red' }, tone: 'bad' },
      ],
    },
    sort: { kind: 'integer', label: { zh: '顺序', en: 'Order' }, readOnly: true, required: true, min: 0, max: 1000, width: 72 },
    terminal: { kind: 'bool', label: { zh: '终态', en: 'Terminal' }, readOnly: true, required: true, width: 84, help: { zh: '单据可以停在此状态。', en: 'A document may rest in it.' } },
    next: { kind: 'tags', label: { zh: '可转为', en: 'Next' }, readOnly: true, maxLength: 40, width: 260 },
    platforms: {
      kind: 'enumList', label: { zh: '平台', en: 'Platforms' }, readOnly: true, width: 160,
      options: [
        { code: 'amazon', label: { zh: '亚马逊', en: 'Amazon' } },
        { code: 'ebay', label: { zh: 'eBay', en: 'eBay' } },
        { code: 'walmart', label: { zh: '沃尔玛', en: 'Walmart' } },
        { code: 'partsgeek', label: { zh: 'PartsGeek', en: 'PartsGeek' } },
      ],
    },
    platformMap: { kind: 'tags', label: { zh: '平台状态', en: 'Platform statuses' }, readOnly: true, maxLength: 60, width: 280, help: { zh: '写作 平台:状态，例如 amazon:Unshipped。', en: 'Each as platform:status, such as amazon:Unshipped.' } },
    slaHours: { kind: 'integer', label: { zh: '时限（小时）', en: 'SLA (h)' }, readOnly: true, min: 0, max: 10_000, width: 100 },
    documents: { kind: 'integer', label: { zh: '现有单据', en: 'Documents now' }, readOnly: true, figure: true, min: 0, max: 1_000_000_000, width: 104, help: { zh: '该状态现有的单据数；尚未建立的单据为空。', en: 'How many stand in it now; empty for documents that are still to come.' } },
  },
  unique: [{ fields: ['domain', 'code'] }],
});

export const orderStatus = definePage({
  key: 'orderStatus',
  title: { zh: '订单状态设置', en: 'Order status settings' },
  help: {
    why: { zh: '查看每种单据的每个状态：含义、颜色、可转为哪些状态，以及各平台状态如何对应。', en: 'One place to look up every status of every document: its meaning, colour, what may follow and how platform statuses map to it.' },
    notes: [
      { zh: '状态与转换随版本发布，不能在此修改；名称与颜色由超级管理员在“状态图”中调整，只用于本页。', en: 'Statuses and what may follow are part of the release; super users may word and colour them on the graph, for this page alone.' },
      { zh: '每个非终态都能到达终态，起始状态能到达所有状态。', en: 'Every status that is not terminal reaches a terminal one, and the first one reaches all.' },
      { zh: '平台订单的状态按“映射”理解；未知的平台状态为异常，不会当作待发货。', en: 'Statuses of platform orders are understood by the mapping; an unknown one is abnormal, never to be shipped.' },
    ],
  },
  resource: setting,
  columns: ['domain', 'code', 'documentZh', 'documentEn', 'nameZh', 'nameEn', 'tone', 'sort', 'terminal', 'next', 'platformMap', 'slaHours', 'documents'],
  pinned: 2,
  filters: ['domain', 'documentZh', 'documentEn', 'code', 'platforms', 'platformMap', 'terminal'],
  search: ['domain', 'documentZh', 'documentEn', 'code', 'nameZh', 'nameEn'],
  sort: [{ field: 'domain' }, { field: 'sort' }],
  tabs: [
    { key: 'list', title: { zh: '列表', en: 'List' } },
    { key: 'graph', title: { zh: '状态图', en: 'Graph' }, view: 'system/status-graph' },
    { key: 'mapping', title: { zh: '平台映射', en: 'Mapping' }, view: 'system/status-mapping' },
  ],
  drills: { documents: domainDrills },
  standard: ['list', 'export'],
});
