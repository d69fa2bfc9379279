import { bodyStyles, vehicleRow, vehicleYearInRange } from '@axle/catalog';
import { definePage, defineResource, standardActions } from '@axle/page-kit';
import { vehicleCoverage } from './coverage-tool.ts';
import { driveOptions } from './vehicle-options.ts';

export const vehicle = defineResource({
  entity: 'vehicleModel',
  label: { zh: '车型', en: 'Vehicle' },
  service: 'item',
  readFrom: 'vehicle_model_list',
  nameFields: ['year', 'make', 'model', 'submodel', 'engine'],
  fields: {
    market: {
      kind: 'enum',
      label: { zh: '市场', en: 'Market' },
      required: true,
      immutable: true,
      initial: 'US',
      width: 84,
      options: [
        { code: 'US', label: { zh: '美国', en: 'United States' } },
        { code: 'CA', label: { zh: '加拿大', en: 'Canada' } },
        { code: 'MX', label: { zh: '墨西哥', en: 'Mexico' } },
        { code: 'DE', label: { zh: '德国', en: 'Germany' } },
        { code: 'UK', label: { zh: '英国', en: 'United Kingdom' } },
      ],
    },
    year: {
      kind: 'integer',
      label: { zh: '年款', en: 'Year' },
      required: true,
      key: true,
      min: 1900,
      max: 2999,
      grouping: false,
      picker: 'year',
      width: 76,
    },
    make: { kind: 'text', label: { zh: '品牌', en: 'Make' }, required: true, key: true, maxLength: 60, fold: true, width: 150 },
    model: { kind: 'text', label: { zh: '车型', en: 'Model' }, required: true, key: true, maxLength: 80, fold: true, width: 200 },
    family: {
      kind: 'text',
      label: { zh: '车系', en: 'Family' },
      maxLength: 80,
      fold: true,
      help: { zh: '同一平台的车型归为一系。', en: 'Models of one platform share a family.' },
    },
    submodel: { kind: 'text', label: { zh: '配置', en: 'Submodel' }, maxLength: 60, fold: true },
    engine: {
      kind: 'text',
      label: { zh: '发动机', en: 'Engine' },
      maxLength: 60,
      fold: true,
      help: { zh: '例如2.5L L4。', en: 'For example 2.5L L4.' },
    },
    drive: {
      kind: 'enum',
      label: { zh: '驱动', en: 'Drive' },
      width: 84,
      options: driveOptions,
    },
    bodyStyles: { kind: 'enumList', label: { zh: '车身形式', en: 'Body styles' }, options: bodyStyles, initial: ['unknown'], width: 180 },
    fuel: {
      kind: 'enum',
      label: { zh: '燃料', en: 'Fuel' },
      width: 96,
      options: [
        { code: 'gasoline', label: { zh: '汽油', en: 'Gasoline' } },
        { code: 'diesel', label: { zh: '柴油', en: 'Diesel' } },
        { code: 'hybrid', label: { zh: '混动', en: 'Hybrid' } },
        { code: 'electric', label: { zh: '纯电', en: 'Electric' } },
        { code: 'hydrogen', label: { zh: '氢燃料', en: 'Hydrogen' } },
      ],
    },
    ePid: { kind: 'text', label: { zh: 'eBay ePID', en: 'eBay ePID' }, maxLength: 20, hidden: true },
    kType: { kind: 'text', label: { zh: 'K-Type', en: 'K-Type' }, maxLength: 20, hidden: true },
    aliases: {
      kind: 'tags',
      label: { zh: '别名', en: 'Aliases' },
      maxLength: 80,
      readOnly: true,
      help: { zh: '导入时遇到的其他写法。', en: 'Other spellings found in imports.' },
    },
    fittingSkus: {
      kind: 'integer',
      label: { zh: '适配SKU数', en: 'Fitting SKUs' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 10_000_000,
      width: 104,
      help: {
        zh: '适配或需确认的SKU数，不含草稿与归档；点击查看适配关系。',
        en: 'SKUs that fit or may fit, without drafts and archived ones; click to see the fitments.',
      },
    },
    fitted: { kind: 'bool', label: { zh: '有适配SKU', en: 'Has fitting SKUs' }, readOnly: true, figure: true, hidden: true, width: 96 },
    source: {
      kind: 'text',
      label: { zh: '来源', en: 'Source' },
      maxLength: 120,
      width: 150,
      help: {
        zh: '数据出处，例如 us-car-models-data (CC BY 4.0)。',
        en: 'Where the data comes from, such as us-car-models-data (CC BY 4.0).',
      },
    },
  },
  unique: [{ fields: ['market', 'make', 'model', 'year', 'submodel', 'engine'] }],
  checks: [vehicleYearInRange],
  spelling: [
    { field: 'make', within: ['market'], aliases: 'aliases' },
    { field: 'model', within: ['market', 'make'], aliases: 'aliases' },
  ],
});

export const vehicleModel = definePage({
  key: 'vehicleModel',
  title: { zh: '车型库', en: 'Vehicle model library' },
  words: ['年款', 'ymm', 'vehicle'],
  help: {
    why: {
      zh: '资料组维护车型，并据此说明哪个零件适配哪款车。',
      en: 'The catalogue team maintains the vehicles to which parts are fitted.',
    },
    notes: [
      {
        zh: '市场、品牌、车型、年款、配置、发动机相同的车型只保留一条；大小写不同视为相同，保留最先出现的写法。',
        en: 'A combination of market, make, model, year, submodel and engine exists only once. Spellings that differ only in case are the same; the first one is kept.',
      },
      {
        zh: '导入文件的车身形式是 JSON 列表，例如 ["Sedan","Coupe"]；留空记为未知。',
        en: 'In import files body styles are a JSON list such as ["Sedan","Coupe"]; empty means unknown.',
      },
      {
        zh: '“覆盖”按品牌（或一个品牌的车型）与年款列出某品类的适配SKU数，空白为缺口；点击数字查看车型。',
        en: '“Coverage” counts the fitting SKUs of a category by make (or by the models of one make) and model year; blanks are gaps. Click a number to see the vehicles.',
      },
      {
        zh: '美国车型可取自公开数据集 us-car-models-data（abhionlyone，CC BY 4.0），导入后请在“来源”注明。',
        en: 'US models can be taken from the public data set us-car-models-data (abhionlyone, CC BY 4.0); name it under Source after the import.',
      },
    ],
  },
  resource: vehicle,
  columns: [
    'year',
    'make',
    'model',
    'family',
    'submodel',
    'engine',
    'drive',
    'bodyStyles',
    'fuel',
    'fittingSkus',
    'fitted',
    'ePid',
    'kType',
    'aliases',
    'market',
    'source',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 3,
  filters: ['make', 'model', 'year', 'bodyStyles', 'fitted', 'fittingSkus', 'drive', 'fuel', 'market', 'status', 'updatedAt'],
  search: ['make', 'model'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [{ key: 'all', title: { zh: '车型', en: 'Vehicles' } }, vehicleCoverage],
  drills: {
    fittingSkus: {
      section: 'basic',
      page: 'fitment',
      filters: [
        { field: 'make', op: 'eq', by: 'make' },
        { field: 'model', op: 'eq', by: 'model' },
        { field: 'yearFrom', op: 'between', to: 'year' },
        { field: 'yearTo', op: 'between', from: 'year' },
        { field: 'status', op: 'in', value: [1] },
      ],
    },
  },
  form: [
    { title: { zh: '车型', en: 'Vehicle' }, fields: ['market', 'year', 'make', 'model', 'family', 'submodel'] },
    { title: { zh: '技术参数', en: 'Technical data' }, fields: ['engine', 'drive', 'fuel', 'bodyStyles'] },
    { title: { zh: '外部编号与来源', en: 'External numbers and source' }, fields: ['ePid', 'kType', 'source'] },
  ],
  standard: standardActions,
  actions: [
    {
      key: 'mergeModel',
      title: { zh: '合并车型', en: 'Merge model' },
      permission: 'update',
      on: 'one',
      input: {
        into: {
          kind: 'text',
          label: { zh: '并入车型', en: 'Merge into model' },
          required: true,
          maxLength: 80,
          help: {
            zh: '同品牌下的正确写法；旧写法保留为别名。',
            en: 'The correct spelling under the same make; the old one is kept as an alias.',
          },
        },
      },
      confirm: {
        zh: '该品牌下此写法的全部年款都会改名，已存在的年款会合并。',
        en: 'All years with this spelling under the make are renamed; years that already exist are merged.',
      },
    },
  ],
  importing: {
    columns: ['year', 'make', 'model', 'bodyStyles', 'family', 'submodel', 'engine', 'drive', 'fuel', 'ePid', 'kType', 'market', 'source'],
    mode: 'per_row',
    reader: vehicleRow,
    example: { year: '2025', make: 'Toyota', model: 'Camry', bodyStyles: '["Sedan"]', engine: '2.5L L4', market: 'US' },
  },
});
