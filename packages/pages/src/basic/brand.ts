import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { importVariants } from '../import-variants.ts';

export const brandRecords = defineResource({
  entity: 'brand',
  label: { zh: '品牌', en: 'Brand' },
  service: 'base',
  nameFields: ['code', 'nameZh'],
  readFrom: 'brand_shown',
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '品牌编码', en: 'Brand code' }, required: true, key: true, immutable: true, maxLength: 20, width: 120 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 180 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 200 },
    kind: {
      kind: 'enum', label: { zh: '品牌类型', en: 'Kind' }, required: true, initial: 'own', width: 110,
      options: [
        { code: 'own', label: { zh: '自有品牌', en: 'Own' }, tone: 'good' },
        { code: 'oem', label: { zh: '贴牌', en: 'OEM' }, tone: 'info' },
        { code: 'neutral', label: { zh: '无牌', en: 'Neutral' }, tone: 'neutral' },
      ],
      help: { zh: '贴牌产品报关时品牌类型须为境外品牌。', en: 'Parts of an OEM brand are declared to customs under a foreign brand.' },
    },
    owner: { kind: 'user', label: { zh: '品牌负责人', en: 'Owner' }, width: 120, help: { zh: '商标到期前收到提醒。', en: 'Told before a trademark runs out.' } },
    marksTold: { kind: 'text', label: { zh: '商标', en: 'Trademarks' }, readOnly: true, figure: true, maxLength: 4000, width: 300 },
    markCountries: { kind: 'tags', label: { zh: '注册国家', en: 'Registered in' }, readOnly: true, figure: true, maxLength: 2, width: 120 },
    nextExpiry: {
      kind: 'date', label: { zh: '最早到期', en: 'First to run out' }, readOnly: true, figure: true, runsOut: { within: 89, urgent: true }, width: 176,
      help: { zh: '不足90天显示红色。', en: 'In red with fewer than 90 days left.' },
    },
    registryTold: { kind: 'tags', label: { zh: '品牌备案店铺', en: 'Registry shops' }, readOnly: true, figure: true, maxLength: 40, width: 150 },
    skus: { kind: 'integer', label: { zh: 'SKU数', en: 'SKUs' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 84 },
    trademarks: {
      kind: 'lines', label: { zh: '商标', en: 'Trademarks' }, by: ['country', 'no'], most: 200,
      fields: {
        country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', required: true, width: 180 },
        no: { kind: 'code', label: { zh: '注册号', en: 'Number' }, required: true, maxLength: 30, width: 180 },
        class: { kind: 'integer', label: { zh: '类别', en: 'Class' }, required: true, min: 1, max: 45, initial: 12, width: 90 },
        expiry: { kind: 'date', label: { zh: '到期日期', en: 'Runs out' }, width: 140 },
      },
    },
    registryStores: {
      kind: 'lines', label: { zh: '品牌备案店铺', en: 'Registry shops' }, by: ['store'], most: 100,
      fields: { store: { kind: 'ref', label: { zh: '店铺', en: 'Shop' }, entity: 'store', required: true, width: 280 } },
    },
    note: { kind: 'text', label: { zh: '备注', en: 'Note' }, maxLength: 500, lines: 3, width: 220 },
  },
  unique: [{ fields: ['code'] }],
});

export const brand = definePage({
  key: 'brand',
  title: { zh: '品牌', en: 'Brand' },
  help: {
    why: { zh: '商品部维护品牌、商标与品牌备案；Listing、标签与报关都引用这里的品牌。', en: 'The product team keeps the brands that listings, labels and customs declarations name, with their trademarks and registries.' },
    notes: [
      { zh: '商标不足90天到期时显示红色，并给品牌负责人发消息；60、30、7天时再次提醒。', en: 'A trademark with fewer than 90 days left shows red and its owner gets a message, again at 60, 30 and 7 days.' },
      { zh: '商标可用“商标”模板导入，每行一个；文件中的商标成为该品牌的全部商标。', en: 'Trademarks come in by the template “Trademarks”, a row each; those of the file become all of the brand.' },
      { zh: '已被引用的品牌不能删除，只能停用；停用后不再出现在选择框中，已有记录照常显示。', en: 'A brand in use cannot be deleted, only disabled; it then leaves the select boxes and stays where it stands.' },
    ],
  },
  resource: brandRecords,
  columns: ['code', 'nameZh', 'nameEn', 'kind', 'marksTold', 'nextExpiry', 'markCountries', 'registryTold', 'skus', 'owner', 'note', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'kind', 'markCountries', 'nextExpiry', 'owner', 'status', 'updatedAt'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  form: [
    { title: { zh: '品牌', en: 'Brand' }, fields: ['code', 'kind', 'nameZh', 'nameEn'] },
    { title: { zh: '商标', en: 'Trademarks' }, fields: ['trademarks'] },
    { title: { zh: '品牌备案', en: 'Registry' }, fields: ['registryStores'] },
    { title: { zh: '其他', en: 'Other' }, fields: ['owner', 'note'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'kind', 'owner', 'note'],
    mode: 'per_row',
    example: { code: 'AXLEPRO', nameZh: '安行', nameEn: 'AxlePro', kind: '自有品牌' },
    variants: [
      {
        key: 'brandMarks',
        title: importVariants.brandMarks,
        columns: ['code', 'trademarks.country', 'trademarks.no', 'trademarks.class', 'trademarks.expiry'],
        mode: 'per_document',
        lines: 'trademarks',
        changesOnly: true,
        example: { code: 'AXLEPRO', 'trademarks.country': 'US', 'trademarks.no': '6123456', 'trademarks.class': '12', 'trademarks.expiry': '2031-05-20' },
      },
    ],
  },
});
