import { definePage, defineResource, standardActions } from '@axle/page-kit';

export const stateRecords = defineResource({
  entity: 'state',
  label: { zh: '州', en: 'State' },
  service: 'base',
  nameFields: ['abbr', 'name'],
  searched: ['abbr', 'name'],
  fields: {
    country: {
      kind: 'ref',
      label: { zh: '国家', en: 'Country' },
      entity: 'country',
      required: true,
      immutable: true,
      key: true,
      width: 150,
    },
    abbr: {
      kind: 'code',
      label: { zh: '简称', en: 'Abbreviation' },
      required: true,
      immutable: true,
      key: true,
      maxLength: 3,
      pattern: '[A-Z0-9]{1,3}',
      width: 110,
    },
    name: { kind: 'text', label: { zh: '名称', en: 'Name' }, required: true, maxLength: 100, fold: true, width: 200 },
    aliases: {
      kind: 'tags',
      label: { zh: '别名', en: 'Aliases' },
      maxLength: 60,
      width: 260,
      help: {
        zh: '平台上出现的其他写法；忽略大小写、点与空格。',
        en: 'Other spellings used by platforms; case, dots and spaces are ignored.',
      },
    },
    zoneGroup: {
      kind: 'enum',
      label: { zh: '分区组', en: 'Zone group' },
      width: 120,
      options: [
        { code: 'contiguous', label: { zh: '本土', en: 'Contiguous' }, tone: 'good' },
        { code: 'AK', label: { zh: '阿拉斯加', en: 'Alaska' }, tone: 'info' },
        { code: 'HI', label: { zh: '夏威夷', en: 'Hawaii' }, tone: 'info' },
        { code: 'territory', label: { zh: '海外属地', en: 'Territory' }, tone: 'warn' },
        { code: 'military', label: { zh: '军邮', en: 'Military' }, tone: 'warn' },
      ],
      help: { zh: '尾程渠道与分区据此判断。', en: 'Used by last-mile channels and zones.' },
    },
    region: {
      kind: 'enum',
      label: { zh: '地区', en: 'Region' },
      width: 110,
      options: [
        { code: 'northeast', label: { zh: '东北部', en: 'Northeast' } },
        { code: 'midwest', label: { zh: '中西部', en: 'Midwest' } },
        { code: 'south', label: { zh: '南部', en: 'South' } },
        { code: 'west', label: { zh: '西部', en: 'West' } },
      ],
    },
  },
  unique: [{ fields: ['country', 'abbr'] }],
});

export const stateAbbr = definePage({
  key: 'stateAbbr',
  title: { zh: '州简称', en: 'State abbreviations' },
  help: {
    why: {
      zh: '把平台上各种写法的州换成承运商与分区所需的邮政简称。',
      en: 'Turns what a platform writes as state into the postal abbreviation that carriers and zones need.',
    },
    notes: [
      {
        zh: '“规范化”依次按简称、名称、别名匹配；忽略大小写、点与空格，匹配不到或有歧义时列为未识别。',
        en: '“Normalise” matches the abbreviation, then the name, then aliases, ignoring case, dots and spaces; text that matches nothing, or more than one state, is listed as unmatched.',
      },
      {
        zh: '初始数据为美国邮政 USPS 第28号出版物附录B的50州、特区、属地与军邮；地区按美国人口普查局划分。',
        en: 'Initial data: the states, district, territories and military mail of USPS Publication 28, Appendix B; regions follow the US Census Bureau.',
      },
    ],
  },
  resource: stateRecords,
  columns: ['country', 'abbr', 'name', 'aliases', 'zoneGroup', 'region', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 2,
  filters: ['country', 'abbr', 'name', 'aliases', 'zoneGroup', 'region', 'status'],
  search: ['abbr', 'name'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'normalise', title: { zh: '规范化', en: 'Normalise' }, view: 'catalog/normalise-states' },
  ],
  form: [{ title: { zh: '州', en: 'State' }, fields: ['country', 'abbr', 'name', 'zoneGroup', 'region', 'aliases'] }],
  standard: standardActions,
  importing: {
    columns: ['country', 'abbr', 'name', 'aliases', 'zoneGroup', 'region'],
    mode: 'per_row',
    example: { country: 'US', abbr: 'CA', name: 'California', aliases: 'Calif.', zoneGroup: '本土', region: '西部' },
  },
});
