import { checkCourier } from '@axle/logistics';
import { defineResource } from '@axle/page-kit';

/** Who brings parcels to buyers. */
export const courierRecords = defineResource({
  entity: 'courier',
  label: { zh: '快递商', en: 'Courier' },
  service: 'tms',
  readFrom: 'courier_list',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: {
      kind: 'code',
      label: { zh: '快递编码', en: 'Courier code' },
      required: true,
      key: true,
      immutable: true,
      maxLength: 20,
      width: 130,
    },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 170 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 180 },
    country: { kind: 'ref', label: { zh: '国家', en: 'Country' }, entity: 'country', width: 130 },
    trackingUrl: {
      kind: 'text',
      label: { zh: '追踪网址', en: 'Tracking URL' },
      maxLength: 300,
      width: 360,
      help: { zh: '单号所在处写{no}。', en: 'Use {no} for the tracking number.' },
    },
    numberRegex: {
      kind: 'text',
      label: { zh: '单号正则', en: 'Number pattern' },
      maxLength: 200,
      width: 250,
      help: {
        zh: '须匹配整个单号；匹配前单号转为大写并去掉空格与连字符。',
        en: 'A regular expression for the whole number, in upper case without spaces and hyphens.',
      },
    },
    samples: {
      kind: 'tags',
      label: { zh: '单号样例', en: 'Sample numbers' },
      maxLength: 40,
      width: 220,
      help: { zh: '填写正则时至少一个，且都须匹配。', en: 'At least one if there is a pattern; every sample must match it.' },
    },
    channels: { kind: 'integer', label: { zh: '渠道数', en: 'Channels' }, readOnly: true, figure: true, min: 0, max: 100_000, width: 90 },
  },
  unique: [{ fields: ['code'] }],
  checks: [checkCourier],
});
