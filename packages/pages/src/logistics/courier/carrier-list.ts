import { text } from '@axle/kernel';
import { definePage, standardActions, type TextField } from '@axle/page-kit';
import { courierRecords } from './courier-records.ts';

const textField = (zh: string, en: string, width: number): TextField => ({ kind: 'text', label: text(zh, en), maxLength: 400, width });

export const carrierList = definePage({
  key: 'carrierList',
  title: { zh: '承运商列表', en: 'Carrier list' },
  words: ['快递公司', '物流商', 'courier'],
  help: {
    why: {
      zh: '尾程快递商：如何识别单号、在哪里查询轨迹；其服务渠道在“物流渠道”页维护。',
      en: 'Parcel carriers: how to recognise their tracking numbers and where to track them. Their services are maintained on the “Logistics channels” page.',
    },
    notes: [
      {
        zh: '追踪网址须含{no}；单号正则须有效，并至少用一个样例验证。',
        en: 'A tracking URL must contain {no}. A number pattern must be valid and is verified against at least one sample.',
      },
      {
        zh: '“识别单号”列出与单号匹配的快递商，正则较长的在前。',
        en: '“Identify number” lists the couriers whose pattern matches a number, longest pattern first.',
      },
    ],
  },
  resource: courierRecords,
  columns: [
    'code',
    'nameZh',
    'nameEn',
    'country',
    'trackingUrl',
    'numberRegex',
    'samples',
    'channels',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'country', 'channels', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  editsCells: true,
  tabs: [
    { key: 'couriers', title: { zh: '快递商', en: 'Couriers' } },
    {
      key: 'testNumber',
      title: { zh: '识别单号', en: 'Identify number' },
      tool: {
        reads: ['numberRegex', 'trackingUrl', 'nameZh', 'nameEn'],
        inputs: { number: { kind: 'text', label: { zh: '单号', en: 'Tracking number' }, required: true, maxLength: 60 } },
        results: {
          matched: { kind: 'integer', label: { zh: '匹配方式', en: 'Match by' }, min: 0, max: 10_000 },
          lines: {
            kind: 'lines',
            label: { zh: '快递商', en: 'Couriers' },
            by: ['courier'],
            most: 1000,
            fields: {
              courier: { kind: 'code', label: { zh: '快递编码', en: 'Courier code' }, required: true, maxLength: 20, width: 130 },
              name: textField('名称', 'Name', 180),
              numberRegex: textField('单号正则', 'Number pattern', 250),
              url: textField('追踪网址', 'Tracking URL', 460),
            },
          },
        },
      },
    },
  ],
  form: [
    { title: { zh: '快递商', en: 'Courier' }, fields: ['code', 'country', 'nameZh', 'nameEn'] },
    { title: { zh: '单号与追踪', en: 'Numbers and tracking' }, fields: ['trackingUrl', 'numberRegex', 'samples'] },
  ],
  standard: standardActions,
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'country', 'trackingUrl', 'numberRegex', 'samples'],
    mode: 'per_row',
    example: {
      code: 'UPS',
      nameZh: 'UPS',
      nameEn: 'UPS',
      country: 'US',
      trackingUrl: 'https://www.ups.com/track?tracknum={no}',
      numberRegex: '1Z[0-9A-Z]{16}',
      samples: '1Z999AA10123456784',
    },
  },
});
