import { text } from '@axle/kernel';
import { checkShippingSetting } from '@axle/logistics';
import { definePage, defineResource, type EnumField, type EnumOption, type MoneyField, standardActions } from '@axle/page-kit';
import { platformOptions } from '../../system/shop/platform-options.ts';
import { siteOfStore } from '../../catalog/site/site-of-store.ts';

const scopes = [
  { code: 'default', label: { zh: '默认', en: 'Default' }, tone: 'neutral' },
  { code: 'platform', label: { zh: '平台', en: 'Platform' }, tone: 'info' },
  { code: 'site', label: { zh: '站点', en: 'Site' }, tone: 'info' },
  { code: 'store', label: { zh: '店铺', en: 'Store' }, tone: 'good' },
] as const satisfies readonly EnumOption[];
const poBoxPolicies = [
  { code: 'uspsOnly', label: { zh: '仅USPS', en: 'USPS only' } },
  { code: 'refuse', label: { zh: '拒绝', en: 'Refuse' } },
] as const satisfies readonly EnumOption[];
const money = (zh: string, en: string, help: { readonly zh: string; readonly en: string }): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 4,
  currency: { code: 'USD' },
  min: '0',
  width: 120,
  help,
});
const sources = [
  ...scopes,
  { code: 'config', label: { zh: '仓店配置', en: 'Store configuration' }, tone: 'good' },
] as const satisfies readonly EnumOption[];
const from = (zh: string, en: string): EnumField => ({ kind: 'enum', label: text(zh, en), options: sources });
const terms = ['handlingDays', 'cutoffTime', 'calendar', 'weekendShip'] as const;

export const shippingSettingRecords = defineResource({
  entity: 'shippingSetting',
  label: { zh: '发货设置', en: 'Shipping setting' },
  service: 'base',
  readFrom: 'shipping_setting_list',
  nameFields: ['scope', 'platform'],
  scopedBy: { kind: 'shop', field: 'store', openWithout: true },
  constraints: {
    shipping_setting_names: {
      code: 'WHOSE',
      field: 'scope',
      message: { zh: '适用范围与平台、站点、店铺不符', en: 'The scope does not match the platform, site or store' },
    },
  },
  fields: {
    scope: {
      kind: 'enum',
      label: { zh: '范围', en: 'Scope' },
      required: true,
      key: true,
      immutable: true,
      options: scopes,
      initial: 'platform',
      width: 96,
    },
    platform: { kind: 'enum', label: { zh: '平台', en: 'Platform' }, key: true, immutable: true, options: platformOptions, width: 110 },
    site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', immutable: true, width: 140 },
    store: { kind: 'ref', label: { zh: '店铺', en: 'Store' }, entity: 'store', immutable: true, width: 160 },
    handlingDays: {
      kind: 'integer',
      label: { zh: '处理天数', en: 'Handling days' },
      min: 0,
      max: 10,
      width: 110,
      help: { zh: '按工作日计；留空则沿用上级设置。', en: 'Working days; leave empty to inherit from the less specific setting.' },
    },
    cutoffTime: {
      kind: 'time',
      label: { zh: '截单时间', en: 'Cut-off time' },
      width: 96,
      help: {
        zh: '按仓库时区；此后付款的订单从下一工作日起算。',
        en: 'In the warehouse’s time zone; orders paid later count from the next working day.',
      },
    },
    calendar: {
      kind: 'ref',
      label: { zh: '日历', en: 'Calendar' },
      entity: 'calendar',
      width: 130,
      help: { zh: '留空则用仓库的日历。', en: 'Defaults to the warehouse calendar.' },
    },
    weekendShip: { kind: 'bool', label: { zh: '周末发货', en: 'Weekend shipping' }, width: 120 },
    signatureFrom: money('要求签收金额', 'Signature from', {
      zh: '订单金额达到此数时要求签收。',
      en: 'Orders of this amount or more need a signature.',
    }),
    insureFrom: money('投保金额', 'Insure from', { zh: '订单金额达到此数时投保。', en: 'Orders of this amount or more are insured.' }),
    uploadTrackingDelayMin: {
      kind: 'integer',
      label: { zh: '上传单号延迟(分钟)', en: 'Tracking upload delay (min)' },
      min: 0,
      max: 1440,
      width: 140,
    },
    poBoxPolicy: { kind: 'enum', label: { zh: '邮政信箱', en: 'PO boxes' }, options: poBoxPolicies, width: 110 },
    addressLineMax: {
      kind: 'integer',
      label: { zh: '地址行最大长度', en: 'Max address line length' },
      min: 10,
      max: 100,
      initial: 35,
      width: 110,
      help: { zh: '每行字符数。', en: 'Characters per line.' },
    },
    returnAddress: { kind: 'address', label: { zh: '退货地址', en: 'Return address' }, width: 240, hidden: true },
    labelNote: { kind: 'text', label: { zh: '面单备注', en: 'Label note' }, maxLength: 100, width: 180 },
    unmapped: {
      kind: 'tags',
      label: { zh: '未映射快递商', en: 'Unmapped couriers' },
      readOnly: true,
      figure: true,
      maxLength: 40,
      width: 160,
      help: {
        zh: '有在用渠道，但此设置没有平台代码的快递商。',
        en: 'Couriers with channels in use that have no platform code in this setting.',
      },
    },
    carrierMap: {
      kind: 'lines',
      label: { zh: '平台承运商代码', en: 'Platform carrier codes' },
      by: ['courier'],
      most: 100,
      fields: {
        courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', required: true, width: 220 },
        platformCode: { kind: 'text', label: { zh: '平台代码', en: 'Platform code' }, maxLength: 60, width: 220 },
      },
    },
  },
  unique: [{ fields: ['scope', 'platform', 'site', 'store'] }],
  checks: [checkShippingSetting],
});

export const shippingSetting = definePage({
  key: 'shippingSetting',
  title: { zh: '发货设置', en: 'Shipping settings' },
  help: {
    why: {
      zh: '按平台、站点或店铺设定最晚发货日、签收、投保、承运商代码与单号上传。',
      en: 'Defaults per platform, site or store for ship-by dates, signature, insurance, carrier codes and tracking upload.',
    },
    notes: [
      {
        zh: '每个字段取最具体的设置：依次为仓店配置、店铺、站点、平台、默认。',
        en: 'Each field takes the most specific setting: store configuration, store, site, platform, default.',
      },
      {
        zh: '店铺的设置按店铺数据权限可见，其余设置所有人可见。',
        en: 'Store settings are visible to users whose data scope includes the store; all other settings are visible to everybody.',
      },
      {
        zh: '“试算”：截单时间（仓库时区；取自仓店配置时按其时区）后付款的订单从下一工作日起算，再加处理天数。',
        en: '“Try it”: orders paid after the cut-off (in the time zone of the warehouse, or of the store configuration it comes from) count from the next working day, plus the handling days.',
      },
      {
        zh: '亚马逊、eBay、沃尔玛的快递商须有平台承运商代码。',
        en: 'Couriers used on Amazon, eBay and Walmart need a platform carrier code.',
      },
    ],
  },
  resource: shippingSettingRecords,
  columns: [
    'scope',
    'platform',
    'site',
    'store',
    'handlingDays',
    'cutoffTime',
    'calendar',
    'weekendShip',
    'signatureFrom',
    'insureFrom',
    'uploadTrackingDelayMin',
    'unmapped',
    'poBoxPolicy',
    'addressLineMax',
    'returnAddress',
    'labelNote',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['scope', 'platform', 'site', 'store', 'unmapped', 'poBoxPolicy', 'status'],
  search: ['labelNote'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    {
      key: 'unmapped',
      title: { zh: '快递商未映射', en: 'Unmapped couriers' },
      filters: [{ field: 'unmapped', op: 'notEmpty', value: undefined }],
    },
    {
      key: 'tryIt',
      title: { zh: '试算', en: 'Try it' },
      tool: {
        reads: [...terms, 'scope', 'platform', 'site', 'store'],
        inputs: {
          paidAt: {
            kind: 'instant',
            label: { zh: '付款时间', en: 'Paid at' },
            required: true,
            help: { zh: '按您的时区。', en: 'In your time zone.' },
          },
          warehouse: { kind: 'ref', label: { zh: '发货仓', en: 'Ship-from warehouse' }, entity: 'warehouse', required: true },
          platform: { kind: 'enum', label: { zh: '平台', en: 'Platform' }, options: platformOptions },
          site: { kind: 'ref', label: { zh: '站点', en: 'Site' }, entity: 'site', paired: siteOfStore },
          store: { kind: 'ref', label: { zh: '店铺', en: 'Store' }, entity: 'store' },
          country: {
            kind: 'ref',
            label: { zh: '收货国家', en: 'Ship to' },
            entity: 'country',
            help: { zh: '与店铺、站点一起确定仓店配置。', en: 'Together with store and site it determines the store configuration.' },
          },
        },
        results: {
          shipBy: { kind: 'date', label: { zh: '最晚发货日', en: 'Ship by' } },
          countedFrom: { kind: 'date', label: { zh: '起算日', en: 'Counted from' } },
          paidThere: { kind: 'text', label: { zh: '当地付款时间', en: 'Paid at (local time)' }, maxLength: 40 },
          handlingDays: { kind: 'integer', label: { zh: '处理天数', en: 'Handling days' }, min: 0, max: 10 },
          handlingFrom: from('处理天数取自', 'Handling days from'),
          cutoffTime: { kind: 'time', label: { zh: '截单时间', en: 'Cut-off time' } },
          cutoffFrom: from('截单时间取自', 'Cut-off from'),
          calendar: { kind: 'text', label: { zh: '日历', en: 'Calendar' }, maxLength: 40 },
        },
      },
    },
  ],
  form: [
    { title: { zh: '范围', en: 'Scope' }, fields: ['scope', 'platform', 'site', 'store'] },
    { title: { zh: '发货', en: 'Shipping' }, fields: [...terms, 'poBoxPolicy', 'addressLineMax', 'labelNote'] },
    { title: { zh: '金额与单号', en: 'Amounts and tracking' }, fields: ['signatureFrom', 'insureFrom', 'uploadTrackingDelayMin'] },
    { title: { zh: '平台承运商代码', en: 'Platform carrier codes' }, fields: ['carrierMap'] },
    { title: { zh: '退货地址', en: 'Return address' }, fields: ['returnAddress'] },
  ],
  standard: standardActions,
  importing: {
    columns: [
      'scope',
      'platform',
      'site',
      'store',
      'handlingDays',
      'cutoffTime',
      'calendar',
      'weekendShip',
      'signatureFrom',
      'insureFrom',
      'uploadTrackingDelayMin',
      'poBoxPolicy',
      'addressLineMax',
      'labelNote',
    ],
    mode: 'per_row',
    example: {
      scope: '平台',
      platform: 'Amazon',
      handlingDays: '1',
      cutoffTime: '14:00',
      calendar: 'US',
      weekendShip: '否',
      uploadTrackingDelayMin: '30',
      addressLineMax: '35',
    },
  },
});
